import type { QueryState } from '@tanstack/react-query';

/** Data older than this is not served, however recently it was used. */
export const CACHE_LIFETIME_MS = 1_800_000;

export function isExpired(
  { data, dataUpdatedAt }: Pick<QueryState, 'data' | 'dataUpdatedAt'>,
  nowMs = Date.now(),
): boolean {
  // A clock that was set back leaves data dated in the future.
  return data !== undefined && Math.abs(nowMs - dataUpdatedAt) > CACHE_LIFETIME_MS;
}
