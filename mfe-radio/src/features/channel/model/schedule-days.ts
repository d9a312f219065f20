import { weekday } from '../../../lib/relative-day-time.ts';
import { calendarDay, offsetMs, startOfDay } from '@afterglow/shared-contracts/zone-time';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const DAYS_AHEAD = 7;
const NEAR_DAYS = [['Today'], ['Tomorrow']] as const;

export interface ScheduleDay {
  /** First instant of the day in the listener's time zone. */
  readonly start: Date;
  readonly end: Date;
  /** For example "2 Apr 2023". */
  readonly label: string;
  /** "Today, Saturday", "Tomorrow, Sunday", "Monday". */
  readonly name: string;
  /** The clock change during the day, in minutes; negative when clocks go back. */
  readonly clockChangeMinutes: number;
}

/** Today and the six days after it, in a time zone; a day may have 23 or 25 hours. */
export function scheduleDays(nowMs: number, zone: string): readonly ScheduleDay[] {
  const { year, month, day } = calendarDay(nowMs, zone);
  const labelOf = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' });
  const begin = (ahead: number) => startOfDay({ year, month, day: day + ahead }, zone);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const [startMs, endMs] = [begin(ahead), begin(ahead + 1)];
    return {
      start: new Date(startMs),
      end: new Date(endMs),
      label: labelOf.format(startMs),
      name: [...(NEAR_DAYS[ahead] ?? []), weekday(startMs, zone, 'long')].join(', '),
      // A change at midnight itself belongs to the day that it starts.
      clockChangeMinutes: (offsetMs(endMs - 1, zone) - offsetMs(startMs - 1, zone)) / MINUTE_MS,
    };
  });
}
