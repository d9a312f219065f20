import { INTERACTIVE_RETRY, requiredWaitMs, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import { isApiError, isPassing } from '../errors.ts';

const MAX_RETRIES = 10;

/** Whether to retry: there was no response, or one that says "not now". Only for reads. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isApiError(error) && isPassing(error);
}

/** Milliseconds until the next read, not before the time that the response named; `failures` counts from 0. */
export function readRetryDelayMs(failures: number, error?: unknown): number {
  const requiredMs = isApiError(error) ? requiredWaitMs(error.status, error.headers) : 0;
  return Math.max(retryDelayMs(INTERACTIVE_RETRY, failures), requiredMs);
}
