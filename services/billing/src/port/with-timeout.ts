import type { Clock } from '@afterglow/kit';

/** Longer than a provider usually takes. */
const PATIENCE_MS = 5_000;

/** The result of the work; undefined after the timeout or a failure. The work continues in the background. */
export function withTimeout<T>(
  looked: Promise<T>,
  clock: Clock,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stopWaiting = clock.schedule(PATIENCE_MS, () => resolve(undefined));
    void looked.catch(onFailure).then((found) => {
      stopWaiting();
      resolve(found ?? undefined);
    });
  });
}
