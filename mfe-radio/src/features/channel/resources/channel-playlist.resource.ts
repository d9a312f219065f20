import {
  operations,
  serverNowMs,
  slotStartMs,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { episodes, mix, type Resource, type ResourceContext } from '@afterglow/shared-data/react';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ScheduleDay } from '../model/schedule-days.ts';

const ON_AIR_LIMIT = 30;
/** Far more than the latency of a channel. */
const HEARD_WITHIN_MS = MINUTE_MS;
const PAGE = 60;
const EPISODES_MAX = 1000; // more than a day can hold

type Items = readonly StationPlaylistItem[];

/** The current item and those after it, and recently ended ones that may still be heard. */
export function onAir(station: ChannelId): Resource<Items> {
  return {
    ...playlistItems(station, undefined, ON_AIR_LIMIT),
    load: (context) => {
      const after = new Date(serverNowMs() - HEARD_WITHIN_MS).toISOString();
      return playlistItems(station, after, ON_AIR_LIMIT).load(context);
    },
  };
}

/** Items since `after`, oldest first, at least up to the current one; in as many requests as needed. */
export function sinceYesterday(station: ChannelId, after: string): Resource<Items> {
  return {
    key: ['channel-history', station, after],
    load: (context) => itemsUntil(serverNowMs(), context, (offset) => playlistItems(station, after, PAGE, offset)),
  };
}

/** The episodes on air at any time of a day, each with its mix. */
export function itemsOfDay(channel: ChannelId, { start, end }: ScheduleDay): Resource<Items> {
  const [startdate, enddate] = [start.toISOString(), end.toISOString()];
  return {
    key: ['showSchedule', channel, startdate],
    schema: operations.listStationPlaylists.response,
    load: async (context) => {
      const [episodesOfDay, items] = await Promise.all([
        episodes({ channel, startdate, enddate, limit: EPISODES_MAX, offset: 0 }).load(context),
        itemsUntil(end.getTime(), context, (offset) => playlistItems(channel, startdate, PAGE, offset)),
      ]);
      const starts = new Set(episodesOfDay.items.map(({ air_start }) => Date.parse(air_start)));
      return items.filter((item) => starts.has(slotStartMs(item)));
    },
  };
}

/** In order of time, in as many requests as needed to reach an instant. */
async function itemsUntil(
  untilMs: number,
  context: ResourceContext,
  pageAt: (offset: number) => Resource<Items>,
): Promise<Items> {
  const items: StationPlaylistItem[] = [];
  for (;;) {
    const page = await pageAt(items.length).load(context);
    items.push(...page);
    const last = page.at(-1);
    if (!last || slotStartMs(last) > untilMs || page.length < PAGE) return items;
  }
}

function playlistItems(station: ChannelId, after: string | undefined, limit: number, offset = 0): Resource<Items> {
  const query = { station, limit, offset, ...(after !== undefined && { after }) };
  return {
    key: ['schedule', 'slots', query],
    schema: operations.listStationPlaylists.response,
    load: async ({ data, signal, setCached }) => {
      const { data: items } = await data.call('listStationPlaylists', { query, signal });
      for (const { mixes } of items) setCached(mix(mixes.id), mixes);
      return items;
    },
  };
}
