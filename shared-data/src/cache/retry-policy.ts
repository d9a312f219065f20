import { isApiError, type ApiFailureCode } from '../errors.ts';

const MAX_RETRIES = 10;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 300_000;

const CODES_WITHOUT_ANSWER: readonly ApiFailureCode[] = ['network_failed', 'timed_out'];
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** Whether to try again: there was no answer, or a gateway said "not now". Only reads come here. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !isApiError(error)) return false;
  return CODES_WITHOUT_ANSWER.includes(error.code) || PASSING_STATUSES.includes(error.status ?? 0);
}

/** 100 ms, doubled each time, at most five minutes; `failures` counts from 0. */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS);
}
