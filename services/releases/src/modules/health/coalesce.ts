/** Work that never runs concurrently: all callers during a run share the next one. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function runAfter(last: Promise<void>): Promise<void> {
    await last.catch(() => undefined);
    next = undefined;
    running = work();
    return running;
  }

  return () => (next ??= runAfter(running));
}
