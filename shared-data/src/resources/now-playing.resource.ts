import {
  channelIdSchema,
  stationPlaylistItemSchema,
  type ChannelId,
  type Station,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { Resource } from './resource.ts';

const nowPlayingSchema = z.record(channelIdSchema, stationPlaylistItemSchema);

/** The current item of every channel; a channel without one is silent or unknown. */
export type NowPlaying = Readonly<Record<ChannelId, StationPlaylistItem>>;

/** Updated by the now-playing socket while it is on the screen (`useNowPlaying`). */
export function nowPlaying(): Resource<NowPlaying> {
  return {
    key: ['nowPlaying'],
    schema: nowPlayingSchema,
    load: async ({ data, signal }) => {
      const answer = await data.call('listStations', { signal });
      return nowPlayingOf(Object.values(answer.data));
    },
  };
}

export function nowPlayingOf(list: readonly Station[]): NowPlaying {
  return withItems(
    {},
    list.flatMap((station) => station.nowPlaying.slice(0, 1)),
  );
}

/** Replaces the items of the given channels; the others stay as they are. */
export function withItems(current: NowPlaying, items: readonly StationPlaylistItem[]): NowPlaying {
  return { ...current, ...Object.fromEntries(items.map((item) => [item.station, item])) };
}
