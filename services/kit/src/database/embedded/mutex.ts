export interface Mutex {
  acquire(): Promise<() => void>;
  /** The number of holders and waiters. */
  readonly size: number;
}

export function createMutex(): Mutex {
  let tail: Promise<unknown> = Promise.resolve();
  let size = 0;
  return {
    acquire() {
      const turn = tail;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      tail = promise;
      size += 1;
      void promise.then(() => (size -= 1));
      return turn.then(() => () => resolve(undefined));
    },
    get size() {
      return size;
    },
  };
}
