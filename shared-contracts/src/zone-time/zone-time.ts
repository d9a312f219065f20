import { DAY_MS } from '../time/index.ts';

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

/** Whose times a page shows. */
export function zoneText(zone: string): string {
  return `Times shown in ${zone}.`;
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** What the zone's clocks show at an instant, for example "14:30"; with the name of the offset where they show it twice. */
export function timesIn(zone: string): (instantMs: number) => string {
  if (times?.zone !== zone) times = { zone, timeOf: createTimes(zone) };
  return times.timeOf;
}

/** Making one takes longer than all that is done with it, and there is one zone. */
let times: { readonly zone: string; readonly timeOf: (instantMs: number) => string } | undefined;

function createTimes(zone: string): (instantMs: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...TIME });
  const withOffset = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...TIME, timeZoneName: 'short' });
  return (instantMs) => (isTwice(instantMs, zone) ? withOffset : format).format(instantMs);
}

/** Further than the clocks are ever put back. */
const NEAR_MS = DAY_MS / 8;

/** Whether the zone's clocks show what they show at an instant at another one as well, because they are put back in between. */
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
