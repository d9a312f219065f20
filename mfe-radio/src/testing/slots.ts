import type { StationPlaylistItem } from '@afterglow/shared-contracts';
import { buildMix, buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';

const HOUR_MS = 3_600_000;

/** `count` slots of an hour each, one after the other, titled "Slot 1" and so on; the first begins at `firstStartMs`. */
export function buildSlots(firstStartMs: number, count: number): readonly StationPlaylistItem[] {
  return Array.from({ length: count }, (_, index) =>
    buildStationPlaylistItem({
      mixes: buildMix({ number: index + 1, title: `Slot ${index + 1}` }),
      scheduled_start_time: new Date(firstStartMs + index * HOUR_MS).toISOString(),
      scheduled_end_time: new Date(firstStartMs + (index + 1) * HOUR_MS).toISOString(),
    }),
  );
}
