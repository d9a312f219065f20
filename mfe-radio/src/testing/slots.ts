import { artistIdSchema, episodeIdSchema, showIdSchema, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { buildMix, buildStationPlaylistItem, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';

/**
 * `count` slots of an hour each, one after the other, titled "Slot 1" and so on; the first starts at `firstStartMs`.
 */
export function buildSlots(firstStartMs: number, count: number): readonly StationPlaylistItem[] {
  return Array.from({ length: count }, (_, index) =>
    buildStationPlaylistItem({
      mixes: buildMix({ number: index + 1, title: `Slot ${index + 1}` }),
      scheduled_start_time: new Date(firstStartMs + index * HOUR_MS).toISOString(),
      scheduled_end_time: new Date(firstStartMs + (index + 1) * HOUR_MS).toISOString(),
    }),
  );
}

/** A service with these slots, for every operation that returns them. */
export function answersWith(slots: readonly StationPlaylistItem[]): FakeResponses {
  return {
    listStationPlaylists: () => ({ data: [...slots] }),
    listEpisodes: ({ query }) => ({ data: slots.map(episodeOf).filter((episode) => isWithin(episode, query)) }),
  };
}

function episodeOf(slot: StationPlaylistItem, index: number) {
  return {
    id: episodeIdSchema.parse(index + 1),
    air_start: slot.scheduled_start_time,
    air_end: slot.scheduled_end_time,
    artist_id: artistIdSchema.parse(1),
    show_id: showIdSchema.parse(1),
  };
}

interface Span {
  readonly startdate?: string | undefined;
  readonly enddate?: string | undefined;
}

function isWithin({ air_start, air_end }: ReturnType<typeof episodeOf>, { startdate = '', enddate = '' }: Span = {}) {
  return Date.parse(air_end) > Date.parse(startdate) && Date.parse(air_start) < Date.parse(enddate);
}
