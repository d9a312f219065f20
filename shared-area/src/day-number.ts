import { calendarDay } from '@afterglow/shared-contracts/zone-time';
import { DAY_MS } from '@afterglow/shared-contracts/time';

/** Days are counted by the calendar of a zone: one may have 23 or 25 hours. */
export function dayNumber(instantMs: number, zone: string): number {
  const { year, month, day } = calendarDay(instantMs, zone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
