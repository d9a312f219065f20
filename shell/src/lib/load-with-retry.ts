import type { ClockPort } from '@afterglow/shared-contracts';
import { logError } from './log.ts';

/** The delay after each failure; after the last one the page does without. */
const AGAIN_AFTER_MS = [5_000, 30_000, 300_000];

/** Runs an optional part of the page, once its code is loaded. Code that cannot be loaded is requested again. */
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
