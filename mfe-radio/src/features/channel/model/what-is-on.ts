import type { StationPlaylistItem } from '@afterglow/shared-contracts';

export interface WhatIsOn {
  readonly current: StationPlaylistItem | null;
  /** What comes after it, soonest first. */
  readonly upcoming: readonly StationPlaylistItem[];
}

/** Told from instants, never from wall times, so a change of daylight saving shifts nothing. */
export function whatIsOn(items: readonly StationPlaylistItem[], nowMs: number): WhatIsOn {
  const inOrder = [...items].sort((a, b) => startOf(a) - startOf(b));
  return {
    current: inOrder.find((item) => startOf(item) <= nowMs && nowMs < endOf(item)) ?? null,
    upcoming: inOrder.filter((item) => startOf(item) > nowMs),
  };
}

/** How much of its slot has passed, from 0 to 1. */
export function slotProgress(item: StationPlaylistItem, nowMs: number): number {
  const length = endOf(item) - startOf(item);
  return length > 0 ? Math.min(Math.max((nowMs - startOf(item)) / length, 0), 1) : 0;
}

export function startOf(item: StationPlaylistItem): number {
  return Date.parse(item.scheduled_start_time);
}

export function endOf(item: StationPlaylistItem): number {
  return Date.parse(item.scheduled_end_time);
}
