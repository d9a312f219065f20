import { useEffect, useState, type ComponentType } from 'react';

type Chunk<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: ComponentType<Props> }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * A page in a chunk of its own, with `Waiting` in its place while the chunk is on its way. A chunk that fails is thrown as
 * webpack's ChunkLoadError, and the next mount asks for it again: `React.lazy` would stay failed until a reload.
 * No Suspense either: React shows what a boundary held back at the earliest 300 ms after its fallback.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  async function request() {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      throw asLostChunk(error);
    }
  }

  return function LazyPage(props: Props) {
    const [chunk, setChunk] = useState<Chunk<Props>>(() =>
      loaded ? { status: 'ready', page: loaded } : { status: 'loading' },
    );

    useEffect(() => {
      let isWanted = true;
      (loading ??= request()).then(
        (page) => isWanted && setChunk({ status: 'ready', page }),
        (error: unknown) => isWanted && setChunk({ status: 'failed', error }),
      );
      return () => {
        isWanted = false;
      };
    }, []);

    switch (chunk.status) {
      case 'loading':
        return <Waiting {...props} />;
      case 'ready':
        return <chunk.page {...props} />;
      case 'failed':
        throw chunk.error;
    }
  };
}

/** webpack hands on what a module threw while it was evaluated; that code is as lost as if it had not come. The stack names it. */
function asLostChunk(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'ChunkLoadError' || 'code' in thrown) return thrown;
  const lost = new Error(thrown.message, { cause: thrown });
  return Object.assign(lost, { name: 'ChunkLoadError', type: 'missing', stack: thrown.stack });
}
