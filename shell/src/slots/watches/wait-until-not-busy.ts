import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { delay } from '../../lib/delay.ts';

const ASK_EVERY_MS = 250;
/** After this a new version replaces an area that is still busy: a version that was rolled back must not stay. */
const BUSY_DEADLINE_MS = MINUTE_MS;
/** The maximum wait for a response; a slower service must not hold a version that was rolled back. */
const ANSWER_LIMIT_MS = 10_000;

/** The reasons that delay a swap. */
export interface BusyChecks {
  /** The version says that a swap would cost the listener something. */
  readonly isBusy: () => boolean;
  /** A call caused by the listener has no response yet. */
  readonly isCalling: () => boolean;
}

/** Resolves when nothing is unfinished, at the latest after the deadline, or when the signal aborts. */
export type WaitUntilNotBusy = (signal: AbortSignal) => Promise<void>;

/** For one new version, which may have to wait several times: its limits are for all of them together. */
export function createWaitUntilNotBusy({ isBusy, isCalling }: BusyChecks): WaitUntilNotBusy {
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
