import type { ClockPort } from '@afterglow/shared-contracts';
import { logError } from './log.ts';

/** The wait after each failure; after the last one the page does without. */
const AGAIN_AFTER_MS = [5_000, 30_000, 300_000];

/** Runs a part of the page that no one waits for, once its code is there. Code that cannot be loaded is requested again. */
export function loadWithRetry<Part>(
  clock: Pick<ClockPort, 'after'>,
  what: string,
  load: () => Promise<Part>,
  run: (part: Part) => void,
): void {
  function attempt([pauseMs, ...pausesMs]: readonly number[]): void {
    load().then(run, (error: unknown) => {
      logError(`${what} could not be loaded.`, error);
      if (pauseMs !== undefined) clock.after(pauseMs, () => attempt(pausesMs));
    });
  }
  attempt(AGAIN_AFTER_MS);
}
