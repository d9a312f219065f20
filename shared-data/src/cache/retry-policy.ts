import { INTERACTIVE_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import { isApiError, type ApiFailureCode } from '../errors.ts';

const MAX_RETRIES = 10;

const CODES_WITHOUT_ANSWER: readonly ApiFailureCode[] = ['network_failed', 'timed_out'];
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** Whether to retry: there was no response, or a temporary failure of a gateway. Only for reads. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !isApiError(error)) return false;
  return CODES_WITHOUT_ANSWER.includes(error.code) || PASSING_STATUSES.includes(error.status ?? 0);
}

/** Milliseconds until the next read; `failures` counts from 0. */
export function readRetryDelayMs(failures: number): number {
  return retryDelayMs(INTERACTIVE_RETRY, failures);
}
