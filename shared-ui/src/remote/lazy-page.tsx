import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A page in a chunk of its own, with `fallback` in its place while the chunk is on its way. A chunk that fails is thrown as it
 * failed (webpack's ChunkLoadError), and the next mount asks for it again: `React.lazy` would stay failed until a reload.
 */
export function lazyPage(load: () => Promise<ComponentType>, fallback: ReactNode): ComponentType {
  let loading: Promise<ComponentType> | null = null;

  async function request() {
    try {
      return await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return function LazyPage() {
    // Held in state: a mount keeps its own attempt, or a failed one would start over on every render.
    const [page] = useState(() => (loading ??= request()));
    return (
      <Suspense fallback={fallback}>
        <Loaded page={page} />
      </Suspense>
    );
  };
}

function Loaded({ page }: { readonly page: Promise<ComponentType> }) {
  const Page = use(page);
  return <Page />;
}
