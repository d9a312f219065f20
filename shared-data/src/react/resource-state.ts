interface Refetching {
  readonly refetch: () => void;
}

/**
 * The displayed state of a resource. `failed` comes with the first failure; retries may still run in the background
 * and turn it into `ready`. When a refetch fails, the state stays `ready`, with the error next to the data. A failed
 * list is empty: it can be rendered, but has no meaning.
 */
export type ResourceState<T> = Refetching &
  (
    | { readonly status: 'loading'; readonly data: undefined; readonly error: null }
    | { readonly status: 'ready'; readonly data: T; readonly error: Error | null }
    | { readonly status: 'failed'; readonly data: T | undefined; readonly error: Error }
  );

interface QueryFacts<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  /** The failure of the latest try, even while more follow. */
  readonly failureReason: Error | null;
}

export function resourceState<T>(
  { data, error, failureReason }: QueryFacts<T>,
  refetch: () => void,
  empty?: T,
): ResourceState<T> {
  const failure = error ?? failureReason;
  if (data !== undefined) return { status: 'ready', data, error: failure, refetch };
  if (failure) return { status: 'failed', data: empty, error: failure, refetch };
  return { status: 'loading', data: undefined, error: null, refetch };
}
