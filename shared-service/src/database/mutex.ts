/** One holder at a time, first come first served. */
export type Mutex = { acquire(): Promise<() => void> };

export function createMutex(): Mutex {
  let tail: Promise<void> = Promise.resolve();
  return {
    acquire() {
      const turn = tail;
      let release = () => {};
      tail = new Promise((resolve) => {
        release = resolve;
      });
      return turn.then(() => release);
    },
  };
}
