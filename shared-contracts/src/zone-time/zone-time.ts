import { DAY_MS } from '../time/index.ts';

/** A calendar day; `month` counts from 1. */
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

/** Counts days by the calendar of the zone, in which one may have 23 or 25 hours. */
export function dayNumber(instantMs: number, zone: string): number {
  const { year, month, day } = wallClock(instantMs, zone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instantMs: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instantMs, zone);
  const wholeSecondMs = Math.floor(instantMs / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs;
}

/** The first instant of a day: not midnight if the clocks go forward at midnight. `month` and `day` may overflow. */
export function startOfDay({ year, month, day }: CalendarDay, zone: string): number {
  const wallMs = Date.UTC(year, month - 1, day);
  const begins = [offsetMs(wallMs - DAY_MS, zone), offsetMs(wallMs + DAY_MS, zone)]
    .map((offset) => wallMs - offset)
    .sort((a, b) => a - b);
  const isOfDay = (instantMs: number) => instantMs + offsetMs(instantMs, zone) >= wallMs;
  return begins.find(isOfDay) ?? wallMs;
}

/** The name of the time zone of displayed times. */
export function zoneText(zone: string): string {
  return `Times shown in ${zone}.`;
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** The clock time of the zone at an instant, for example "14:30"; with the name of the offset if it occurs twice. */
export function timesIn(zone: string): (instantMs: number) => string {
  if (times?.zone !== zone) times = { zone, timeOf: createTimes(zone) };
  return times.timeOf;
}

/** Creating one takes longer than using it, and there is one zone. */
let times: { readonly zone: string; readonly timeOf: (instantMs: number) => string } | undefined;

function createTimes(zone: string): (instantMs: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...TIME });
  const withOffset = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...TIME, timeZoneName: 'short' });
  return (instantMs) => (isTwice(instantMs, zone) ? withOffset : format).format(instantMs);
}

/** More than any clock change. */
const NEAR_MS = DAY_MS / 8;

/** Whether the clock time of an instant occurs twice in the zone, because the clocks go back in between. */
function isTwice(instantMs: number, zone: string): boolean {
  const offset = offsetMs(instantMs, zone);
  return [-NEAR_MS, NEAR_MS].some((distanceMs) => {
    const other = offsetMs(instantMs + distanceMs, zone);
    return other !== offset && offsetMs(instantMs + offset - other, zone) === other;
  });
}

type WallClock = CalendarDay & { readonly hour: number; readonly minute: number; readonly second: number };

const WALL_CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

let wallClockOf: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;

function wallClock(instantMs: number, zone: string): WallClock {
  if (wallClockOf?.zone !== zone) {
    wallClockOf = { zone, format: new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...WALL_CLOCK }) };
  }
  const parts = wallClockOf.format.formatToParts(instantMs);
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
