import { slotEndMs, slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import type { ScheduleDay } from './schedule-days.ts';
import { timesIn } from '@afterglow/shared-contracts/zone-time';
import { HOUR_MS } from '@afterglow/shared-contracts/time';

/** An uninterrupted show as a part of a day: from 0 at the day's first instant to 1 at its last. */
export interface TimelinePart {
  readonly show: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly from: number;
  readonly to: number;
}

export interface TimelineHour {
  readonly at: number;
  /** "06:00". */
  readonly label: string;
}

/** The position of an instant in a day; null on another day. */
export function placeInDay(instantMs: number, { start, end }: ScheduleDay): number | null {
  const place = (instantMs - start.getTime()) / (end.getTime() - start.getTime());
  return place >= 0 && place < 1 ? place : null;
}

/** The shows of a day, once per start, clipped to the day. */
export function timelineParts(items: readonly StationPlaylistItem[], day: ScheduleDay): readonly TimelinePart[] {
  const [startMs, endMs] = [day.start.getTime(), day.end.getTime()];
  const shareOf = (instantMs: number) => (Math.min(Math.max(instantMs, startMs), endMs) - startMs) / (endMs - startMs);
  const parts: TimelinePart[] = [];
  let last: StationPlaylistItem | undefined;
  for (const item of items) {
    const goesOn = last?.mixes.show.id === item.mixes.show.id && slotEndMs(last) === slotStartMs(item);
    const before = goesOn ? parts.pop() : undefined;
    const [beginsMs, endsMs] = [before?.startMs ?? slotStartMs(item), slotEndMs(item)];
    const show = item.mixes.show.title;
    parts.push({ show, startMs: beginsMs, endMs: endsMs, from: shareOf(beginsMs), to: shareOf(endsMs) });
    last = item;
  }
  return parts;
}

const EVERY_HOURS = 6;

/** Every sixth wall-clock hour, wherever a clock change has moved it. */
export function timelineHours(day: ScheduleDay, zone: string): readonly TimelineHour[] {
  const timeOf = timesIn(zone);
  const hours: TimelineHour[] = [];
  // Clocks can change by half an hour.
  for (let instantMs = day.start.getTime(); instantMs < day.end.getTime(); instantMs += HOUR_MS / 2) {
    const label = timeOf(instantMs);
    const isShown = label.endsWith(':00') && Number(label.slice(0, 2)) % EVERY_HOURS === 0;
    if (isShown) hours.push({ at: placeInDay(instantMs, day) ?? 0, label });
  }
  return hours;
}
