import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/index.ts';

/** The delay before each retry: the first delay, doubled each time, up to the maximum. */
export interface RetryPolicy {
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Reads of pages, whether or not a user waits. */
export const INTERACTIVE_RETRY: RetryPolicy = { firstDelayMs: 100, maxDelayMs: 5 * MINUTE_MS };
/** The playing stream or file. */
export const LIVE_RETRY: RetryPolicy = { firstDelayMs: 500, maxDelayMs: MINUTE_MS };
/** Code of a release that an open page will change to. */
export const RELEASE_RETRY: RetryPolicy = { firstDelayMs: 2 * SECOND_MS, maxDelayMs: MINUTE_MS };
/** Webhooks about payments. */
export const PAYMENT_RETRY: RetryPolicy = { firstDelayMs: 10 * SECOND_MS, maxDelayMs: HOUR_MS };
/** Work of the service that no page waits for, such as emails. */
export const BACKGROUND_RETRY: RetryPolicy = { firstDelayMs: 30 * SECOND_MS, maxDelayMs: HOUR_MS };

const TOO_MANY = 429;
const AWAY: readonly number[] = [502, 503, 504];

/** Whether the service cannot be reached: no response (null), or a status that a proxy in front of it may send. */
export function isAway(status: number | null): boolean {
  return status === null || AWAY.includes(status);
}

/** Whether a read is worth repeating: the service cannot be reached, or says that there are too many requests. */
export function isNotNow(status: number | null): boolean {
  return status === TOO_MANY || isAway(status);
}

/** The wait that a response requires before the next read; only 429 requires one. */
export function requiredWaitMs(status: number | null, headers: Pick<Headers, 'get'> | null | undefined): number {
  const seconds = status === TOO_MANY ? Number(headers?.get('retry-after')) : 0;
  return seconds > 0 ? seconds * SECOND_MS : 0;
}

/** Milliseconds until the next retry; `retries` counts those made so far, from 0. */
export function retryDelayMs({ firstDelayMs, maxDelayMs }: RetryPolicy, retries: number): number {
  return Math.min(firstDelayMs * 2 ** retries, maxDelayMs);
}
