import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';

/** Yesterday at this time, rounded down to the hour in UTC, so that no item of the first hour is lost. */
export function historyStart(nowMs: number): string {
  return new Date(Math.floor((nowMs - DAY_MS) / HOUR_MS) * HOUR_MS).toISOString();
}
