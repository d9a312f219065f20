import { delay } from '../lib/delay.ts';

const ASK_EVERY_MS = 250;
/** After this a new version replaces an area that says it is busy: a version that was rolled back must not stay. */
const BUSY_DEADLINE_MS = 60_000;

/** Resolves when `isBusy` returns false, at the latest after the deadline, or when the signal aborts. */
export async function quietMoment(isBusy: () => boolean, signal: AbortSignal): Promise<void> {
  for (let waitedMs = 0; isBusy() && waitedMs < BUSY_DEADLINE_MS && !signal.aborted; waitedMs += ASK_EVERY_MS) {
    await delay(ASK_EVERY_MS, signal);
  }
}
