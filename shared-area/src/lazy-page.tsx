import { pageConfigSchema } from '@afterglow/shared-contracts';
import { StillLoading } from '@afterglow/shared-ui';
import { useEffect, useState, type ComponentType } from 'react';

/** As long as for the code of a whole area. */
const { slowLoadMs: SLOW_MS } = pageConfigSchema.parse({});

type Chunk<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: ComponentType<Props> }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * A page in its own chunk, with `Waiting` shown while the chunk loads. A chunk that fails throws webpack's
 * ChunkLoadError, and the next mount requests it again: `React.lazy` would stay failed until a reload. So does one
 * that has not loaded when the listener presses Retry: the shell then loads the area again. Suspense is not used
 * either: React shows its fallback for at least 300 ms.
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
        return (
          <>
            {/* This content is not the page itself, for which the shell waits. */}
            <span hidden data-waiting="" />
            <StillLoading afterMs={SLOW_MS} onRetry={() => setChunk({ status: 'failed', error: givenUp() })} />
            <Waiting {...props} />
          </>
        );
      case 'ready':
        return <chunk.page {...props} />;
      case 'failed':
        throw chunk.error;
    }
  };
}

/** webpack passes on what a module threw while it was evaluated; that code is lost as if it had not arrived. The stack names it. */
function asLostChunk(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'ChunkLoadError' || 'code' in thrown) return thrown;
  const lost = new Error(thrown.message, { cause: thrown });
  return Object.assign(lost, { name: 'ChunkLoadError', type: 'missing', stack: thrown.stack });
}

/** webpack requests nothing again that it still waits for; the shell, which gets this error, loads from fresh addresses. */
function givenUp(): Error {
  const lost = new Error('Retry was pressed before the page had arrived.');
  return Object.assign(lost, { name: 'ChunkLoadError', type: 'timeout', isRetryWanted: true });
}
