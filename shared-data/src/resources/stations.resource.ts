import {
  operations,
  scheduleEntryOf,
  scheduleEntrySchema,
  type ChannelId,
  type ScheduleEntry,
  type Station,
} from '@afterglow/shared-contracts';
import { nowPlaying, nowPlayingOf } from './now-playing.resource.ts';
import { cacheMixes } from './mixes.resource.ts';
import { EMPTY_PAGE, pageSchema, withPage, type Page, type PageOptions, type Resource } from './resource.ts';

const scheduleSchema = pageSchema(scheduleEntrySchema);

/** Every channel by its id. */
export type Stations = Readonly<Record<ChannelId, Station>>;

/** All channels by their ids. */
export function stations(): Resource<Stations> {
  return {
    key: ['channels'],
    schema: operations.listStations.response,
    load: async ({ data, signal, setCached }) => {
      const answer = await data.call('listStations', { signal });
      setCached(nowPlaying(), nowPlayingOf(Object.values(answer.data)));
      return answer.data;
    },
  };
}

/** The current and next items of a channel, in order of time. */
export function schedule(station: ChannelId, options: PageOptions = {}): Resource<Page<ScheduleEntry>> {
  const query = { station, ...withPage(options) };
  return {
    key: ['schedule', 'entries', query],
    schema: scheduleSchema,
    empty: EMPTY_PAGE,
    load: async (context) => {
      const { data, total } = await context.data.call('listStationPlaylists', { query, signal: context.signal });
      const items = data.map(scheduleEntryOf);
      cacheMixes(
        context,
        items.map((entry) => entry.mix),
      );
      return { items, total };
    },
  };
}
