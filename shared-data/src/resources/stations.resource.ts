import {
  operations,
  stationPlaylistItemSchema,
  type ChannelId,
  type Station,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { nowPlaying, nowPlayingOf } from './now-playing.resource.ts';
import { pageSchema, type Page, type PageOptions, type Resource } from './resource.ts';

const scheduleSchema = pageSchema(stationPlaylistItemSchema);

/** Every channel by its id. */
export type Stations = Readonly<Record<ChannelId, Station>>;

/** All channels by their ids. */
export function stations(): Resource<Stations> {
  return {
    key: ['channels'],
    schema: operations.listStations.response,
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
    schema: scheduleSchema,
    load: async ({ data, signal }) => {
      const answer = await data.call('listStationPlaylists', { query: { station, ...options }, signal });
      return { items: answer.data, total: answer.total };
    },
  };
}
