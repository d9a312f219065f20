import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/index.ts';

/** How long to wait before each retry: the first delay, doubled each time, up to the longest. */
export interface RetryPolicy {
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Every retry that waits longer each time follows one of these. */
export const RETRY_POLICIES = {
  /** Reads that someone waits for. */
  interactive: { firstDelayMs: 100, maxDelayMs: 5 * MINUTE_MS },
  /** The stream or file that plays. */
  live: { firstDelayMs: 500, maxDelayMs: MINUTE_MS },
  /** Code of a release that an open page is to change to. */
  release: { firstDelayMs: 2 * SECOND_MS, maxDelayMs: MINUTE_MS },
  /** Webhooks about payments. */
  payment: { firstDelayMs: 10 * SECOND_MS, maxDelayMs: HOUR_MS },
  /** Emails and other work that no one waits for. */
  background: { firstDelayMs: 30 * SECOND_MS, maxDelayMs: HOUR_MS },
} as const satisfies Record<string, RetryPolicy>;

/** Milliseconds until the next retry; `retries` counts those made so far, from 0. */
export function retryDelayMs({ firstDelayMs, maxDelayMs }: RetryPolicy, retries: number): number {
  return Math.min(firstDelayMs * 2 ** retries, maxDelayMs);
}
