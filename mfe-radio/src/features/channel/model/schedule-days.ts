const DAYS_AHEAD = 7;

export interface ScheduleDay {
  /** First instant of the day in the listener's time zone. */
  readonly start: Date;
  readonly end: Date;
  /** For example "2 Apr 2023". */
  readonly label: string;
}

const labelOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Today and the six days after it, in the listener's own time; a day may have 23 or 25 hours. */
export function scheduleDays(now: Date): readonly ScheduleDay[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const start = midnight(now, ahead);
    return { start, end: midnight(now, ahead + 1), label: labelOf.format(start) };
  });
}

function midnight(now: Date, daysAhead: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}
