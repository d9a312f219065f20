import { delay } from '../lib/delay.ts';

const ASK_EVERY_MS = 250;
/** After this a new version replaces an area that says it is busy: a version that was rolled back must not stay. */
const BUSY_DEADLINE_MS = 60_000;
/** So long an answer is waited for; a service that takes longer must not keep a version that was rolled back. */
const ANSWER_LIMIT_MS = 10_000;

/** What keeps a version in its place for a while. */
export interface Unfinished {
  /** The version says that a swap would cost the listener something. */
  readonly isBusy: () => boolean;
  /** A call that the listener has caused is not answered yet. */
  readonly isCalling: () => boolean;
}

/** Resolves when nothing is unfinished, at the latest after the deadline, or when the signal aborts. */
export type QuietMoment = (signal: AbortSignal) => Promise<void>;

/** For one new version, which may have to wait several times: its limits are for all of them together. */
export function createQuietMoment({ isBusy, isCalling }: Unfinished): QuietMoment {
  let endsAtMs = 0;
  let callingMs = 0;
  return async (signal) => {
    endsAtMs ||= performance.now() + BUSY_DEADLINE_MS;
    while (!signal.aborted && performance.now() < endsAtMs) {
      const isAwaited = callingMs < ANSWER_LIMIT_MS && isCalling();
      if (!isAwaited && !isBusy()) return;
      const askedAtMs = performance.now();
      await delay(ASK_EVERY_MS, signal);
      if (isAwaited) callingMs += performance.now() - askedAtMs;
    }
  };
}
