const BATCH = 100;

/** Sends to a large audience without blocking the event loop: the first batch immediately, the others in later turns. */
export interface BatchSender<T> {
  /** Everyone receives the messages in the order of these calls. */
  send(audience: Iterable<T>, give: (one: T) => void): void;
}

/** Starts with an empty queue; separate instances do not wait for each other. */
export function createBatchSender<T>(): BatchSender<T> {
  const waiting: (() => boolean)[] = [];

  function takeTurn(): void {
    const [isDone] = waiting;
    if (isDone === undefined) return;
    if (isDone()) waiting.shift();
    if (waiting.length > 0) setImmediate(takeTurn);
  }

  return {
    send(audience, give) {
      const all = [...audience];
      let next = 0;
      waiting.push(() => {
        for (const one of all.slice(next, next + BATCH)) give(one);
        next += BATCH;
        return next >= all.length;
      });
      // The previous audience is still being served, and continues automatically.
      if (waiting.length === 1) takeTurn();
    },
  };
}
