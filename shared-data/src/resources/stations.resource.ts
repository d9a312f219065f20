import type { ChannelId, Station, StationPlaylistItem } from '@afterglow/shared-contracts';
import { nowPlaying, nowPlayingOf } from './now-playing.resource.ts';
import type { Page, PageOptions, Resource } from './resource.ts';

export type Stations = Readonly<Record<ChannelId, Station>>;

/** All channels by their ids. */
export function stations(): Resource<Stations> {
  return {
    key: ['channels'],
    load: async ({ data, signal, remember }) => {
      const answer = await data.call('listStations', { signal });
      remember(nowPlaying(), nowPlayingOf(Object.values(answer.data)));
      return answer.data;
    },
  };
}

/** What a channel plays now and next, in order of time. */
export function stationPlaylists(station: ChannelId, options: PageOptions = {}): Resource<Page<StationPlaylistItem>> {
  return {
    key: ['schedule', station, options],
    load: async ({ data, signal }) => {
      const answer = await data.call('listStationPlaylists', { query: { station, ...options }, signal });
      return { items: answer.data, total: answer.total };
    },
  };
}
