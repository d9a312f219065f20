const DAY_MS = 86_400_000;

/** A day of the calendar; `month` counts from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The calendar's day at an instant, in a time zone such as "Europe/Berlin". */
export function calendarDay(instantMs: number, zone: string): CalendarDay {
  const { year, month, day } = wallClock(instantMs, zone);
  return { year, month, day };
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instantMs: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instantMs, zone);
  const wholeSecondMs = Math.floor(instantMs / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs;
}

/** The first instant of a day: not midnight where the clocks are put forward at midnight. `month` and `day` may run over. */
export function startOfDay({ year, month, day }: CalendarDay, zone: string): number {
  const wallMs = Date.UTC(year, month - 1, day);
  const begins = [offsetMs(wallMs - DAY_MS, zone), offsetMs(wallMs + DAY_MS, zone)]
    .map((offset) => wallMs - offset)
    .sort((a, b) => a - b);
  const isOfDay = (instantMs: number) => instantMs + offsetMs(instantMs, zone) >= wallMs;
  return begins.find(isOfDay) ?? wallMs;
}

/** What the zone's clocks show at an instant, for example "14:30". */
export function timesIn(zone: string): (instantMs: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return (instantMs) => format.format(instantMs);
}

type WallClock = CalendarDay & { readonly hour: number; readonly minute: number; readonly second: number };

function wallClock(instantMs: number, zone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: valueOf('year'),
    month: valueOf('month'),
    day: valueOf('day'),
    hour: valueOf('hour'),
    minute: valueOf('minute'),
    second: valueOf('second'),
  };
}
