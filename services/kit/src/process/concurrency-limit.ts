/** Runs at most `width` tasks at a time, the others in order of arrival. */
export function createConcurrencyLimit(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = width;

  async function takePlace(): Promise<void> {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
  }

  /** The slot passes directly to the next in line, or a new task could slip in between. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return async (task) => {
    await takePlace();
    try {
      return await task();
    } finally {
      leavePlace();
    }
  };
}
