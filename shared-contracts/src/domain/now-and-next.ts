import type { StationPlaylistItem } from './station.ts';

/** The items of a channel at an instant; `current` is null between two slots and when nothing is scheduled. */
export interface NowAndNext {
  readonly current: StationPlaylistItem | null;
  /** The next items, soonest first. */
  readonly upcoming: readonly StationPlaylistItem[];
}

/**
 * The current and next items of a channel at an instant. It is computed from instants, so a change of daylight saving
 * time shifts nothing.
 */
export function nowAndNext(items: readonly StationPlaylistItem[], nowMs: number): NowAndNext {
  const inOrder = [...items].sort((a, b) => slotStartMs(a) - slotStartMs(b));
  return {
    current: inOrder.find((item) => slotStartMs(item) <= nowMs && nowMs < slotEndMs(item)) ?? null,
    upcoming: inOrder.filter((item) => slotStartMs(item) > nowMs),
  };
}

/** The elapsed share of its slot, from 0 to 1. */
export function slotProgress(item: StationPlaylistItem, nowMs: number): number {
  const length = slotEndMs(item) - slotStartMs(item);
  return length > 0 ? Math.min(Math.max((nowMs - slotStartMs(item)) / length, 0), 1) : 0;
}

/** The start of its slot, in milliseconds since 1970. */
export function slotStartMs(item: Pick<StationPlaylistItem, 'scheduled_start_time'>): number {
  return Date.parse(item.scheduled_start_time);
}

/** The end of its slot, in milliseconds since 1970. */
export function slotEndMs(item: Pick<StationPlaylistItem, 'scheduled_end_time'>): number {
  return Date.parse(item.scheduled_end_time);
}
