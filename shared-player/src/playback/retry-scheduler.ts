import type { ClockPort } from '@afterglow/shared-contracts';
import { LIVE_RETRY, retryDelayMs, type RetryPolicy } from '@afterglow/shared-contracts/retry-policy';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';

/** Five in total: the first one and four more. */
const MAX_FURTHER_ATTEMPTS = 4;
/** Spread out, so that the listeners of a lost server do not all return at the same time. */
const SPREAD = 0.5;
/** How long a retry may take; it grows, because the network may be slow. */
const PATIENCE: RetryPolicy = { firstDelayMs: 1000, maxDelayMs: MINUTE_MS };
/** After this much playback, earlier failures are reset. */
const HEALTHY_MS = 10_000;
/** A tab that was silent for longer is not expected to play. */
export const GIVE_UP_AFTER_MS = HOUR_MS;

export interface RetryScheduler {
  /**
   * Schedules another try with growing delays, not before `waitMs` have passed; false from the one on that exceeds the
   * usual maximum.
   */
  retry(waitMs: number): boolean;
  /**
   * The same for a stream with an empty buffer: once it plays again, this try no longer counts. A slow network is not
   * a missing server.
   */
  retryAfterStall(): boolean;
  /**
   * Calls back when a retry has had no response for 2 s, then twice as long for each further one, up to a minute: a
   * request may hang, or the network be slow. Returns a disposer.
   */
  limit(onHanging: () => void): () => void;
  /** A source was opened and has not played yet. */
  opened(): void;
  sounded(): void;
  /** Runs a waiting try now, unless it has to wait, and resets all earlier failures, at most once a minute. */
  retryNow(): void;
  /** Earlier failures no longer count, nor does the time since the last sound. */
  reset(): void;
  cancel(): void;
}

export interface RetryOptions {
  readonly clock: ClockPort;
  readonly random: () => number;
  /** `attempts-spent`: the last sound was an hour ago. */
  readonly onDue: (type: 'attempt-due' | 'attempts-spent') => void;
}

export function createRetryScheduler({ clock, random, onDue }: RetryOptions): RetryScheduler {
  let further = 0;
  let isLastForgiven = false;
  let soundingSinceMs: number | null = null;
  let lostAtMs: number | null = null;
  let notBeforeMs = 0;
  /** A site that comes and goes does not void the growing delays. */
  let forgottenAtMs = -MINUTE_MS;
  let stopWaiting: (() => void) | null = null;
  function cancel(): void {
    stopWaiting?.();
    stopWaiting = null;
  }
  function forget(): void {
    further = 0;
    isLastForgiven = false;
  }
  function due(): void {
    cancel();
    const isLate = lostAtMs !== null && clock.now() - lostAtMs >= GIVE_UP_AFTER_MS;
    onDue(isLate ? 'attempts-spent' : 'attempt-due');
  }
  function retry(waitMs: number): boolean {
    cancel();
    isLastForgiven = false;
    lostAtMs ??= clock.now();
    notBeforeMs = clock.now() + waitMs;
    stopWaiting = clock.after(Math.max(waitMs, delayMs(further, random())), due);
    further += 1;
    return further <= MAX_FURTHER_ATTEMPTS;
  }
  return {
    retry,
    retryAfterStall() {
      isLastForgiven = retry(0);
      return isLastForgiven;
    },
    limit: (onHanging) => (further === 0 ? () => undefined : clock.after(retryDelayMs(PATIENCE, further), onHanging)),
    opened: () => {
      soundingSinceMs = null;
    },
    sounded() {
      if (isLastForgiven) further -= 1;
      isLastForgiven = false;
      lostAtMs = null;
      soundingSinceMs ??= clock.now();
      if (clock.now() - soundingSinceMs >= HEALTHY_MS) forget();
    },
    retryNow() {
      if (!stopWaiting || clock.now() < notBeforeMs) return;
      // Also a clock that was set back.
      if (Math.abs(clock.now() - forgottenAtMs) >= MINUTE_MS) {
        forget();
        forgottenAtMs = clock.now();
      }
      due();
    },
    reset() {
      forget();
      lostAtMs = null;
    },
    cancel,
  };
}

function delayMs(further: number, random: number): number {
  const spread = 1 - SPREAD + random * 2 * SPREAD;
  return retryDelayMs(LIVE_RETRY, further) * spread;
}
