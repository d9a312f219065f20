import { formatDate } from '@afterglow/shared-contracts';
import { calendarDay } from '@afterglow/shared-contracts/zone-time';
import { localTime, localZone } from '@afterglow/shared-ui';

const DAY_MS = 24 * 60 * 60 * 1000;

/** In the listener's time zone: "today, 14:30", "yesterday, 14:30", and before that the date alone. */
export function recentTime(instantIso: string, nowMs: number, zone = localZone()): string {
  switch (dayNumber(nowMs, zone) - dayNumber(Date.parse(instantIso), zone)) {
    case 0:
      return `today, ${localTime(instantIso)}`;
    case 1:
      return `yesterday, ${localTime(instantIso)}`;
    default:
      return formatDate(instantIso);
  }
}

/** Days are counted by the calendar: one may have 23 or 25 hours. */
function dayNumber(instantMs: number, zone: string): number {
  const { year, month, day } = calendarDay(instantMs, zone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
