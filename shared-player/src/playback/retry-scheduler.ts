import type { ClockPort } from '@afterglow/shared-contracts';
import { LIVE_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';

/** Five in total: the first one and four more. */
const MAX_FURTHER_ATTEMPTS = 4;
/** Spread out, so that the listeners of a lost server do not all return at the same time. */
const SPREAD = 0.2;
/** After this much playback, earlier failures are reset. */
const HEALTHY_MS = 10_000;

export interface RetryScheduler {
  /** Schedules another try; false after too many. */
  retry(retry: () => void): boolean;
  /**
   * Schedules another try indefinitely, with growing delays; false from the one on that would exceed the usual
   * maximum.
   */
  retryIndefinitely(retry: () => void): boolean;
  /**
   * The same for a stream with an empty buffer: once it plays again, this try no longer counts. A slow network is not
   * a missing server.
   */
  retryAfterStall(retry: () => void): boolean;
  /** A source was opened and has not played yet. */
  opened(): void;
  sounded(): void;
  /** Runs a waiting try now, and resets all earlier failures; false when none is waiting. */
  retryNow(): boolean;
  /** Earlier failures no longer count. */
  reset(): void;
  cancel(): void;
}

export function createRetryScheduler(clock: ClockPort, random: () => number): RetryScheduler {
  let further = 0;
  let isLastForgiven = false;
  let soundingSinceMs: number | null = null;
  let waiting: { readonly retry: () => void; readonly cancel: () => void } | null = null;
  function takeWaiting(): (() => void) | null {
    const taken = waiting;
    waiting = null;
    taken?.cancel();
    return taken && taken.retry;
  }
  function forget(): void {
    further = 0;
    isLastForgiven = false;
  }
  function retryIndefinitely(retry: () => void): boolean {
    takeWaiting();
    isLastForgiven = false;
    waiting = { retry, cancel: clock.after(delayMs(further, random()), () => takeWaiting()?.()) };
    further += 1;
    return further <= MAX_FURTHER_ATTEMPTS;
  }
  return {
    retry: (retry) => further < MAX_FURTHER_ATTEMPTS && retryIndefinitely(retry),
    retryIndefinitely,
    retryAfterStall(retry) {
      isLastForgiven = retryIndefinitely(retry);
      return isLastForgiven;
    },
    opened: () => {
      soundingSinceMs = null;
    },
    sounded() {
      if (isLastForgiven) further -= 1;
      isLastForgiven = false;
      soundingSinceMs ??= clock.now();
      if (clock.now() - soundingSinceMs >= HEALTHY_MS) forget();
    },
    retryNow() {
      const retry = takeWaiting();
      if (!retry) return false;
      forget();
      retry();
      return true;
    },
    reset: forget,
    cancel: () => void takeWaiting(),
  };
}

function delayMs(further: number, random: number): number {
  const spread = 1 - SPREAD + random * 2 * SPREAD;
  return retryDelayMs(LIVE_RETRY, further) * spread;
}
