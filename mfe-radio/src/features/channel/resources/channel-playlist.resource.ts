import {
  operations,
  slotEndMs,
  slotStartMs,
  type ChannelId,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { mix, type Resource } from '@afterglow/shared-data/react';
import { historyStart } from '../model/history-start.ts';
import type { ScheduleDay } from '../model/schedule-days.ts';

const ON_AIR_LIMIT = 30;
const HISTORY_PAGE = 60;
const DAY_LIMIT = 200; // more than a day can hold

type Items = readonly StationPlaylistItem[];

/** The current item and those after it. */
export function onAir(station: ChannelId): Resource<Items> {
  return playlistItems(station, undefined, ON_AIR_LIMIT);
}

/** Since yesterday, oldest first, at least up to what is on at `nowMs`; in as many calls as that takes. */
export function sinceYesterday(station: ChannelId, nowMs: number): Resource<Items> {
  const after = historyStart(nowMs);
  return {
    key: ['channel-history', station, after],
    load: async (context) => {
      const items: StationPlaylistItem[] = [];
      for (;;) {
        const page = await playlistItems(station, after, HISTORY_PAGE, items.length).load(context);
        items.push(...page);
        const last = page.at(-1);
        if (page.length < HISTORY_PAGE || !last || slotStartMs(last) > nowMs) return items;
      }
    },
  };
}

/** Everything on at some time of a day. */
export function itemsOfDay(station: ChannelId, { start, end }: ScheduleDay): Resource<Items> {
  const resource = playlistItems(station, start.toISOString(), DAY_LIMIT);
  return {
    ...resource,
    key: ['showSchedule', station, start.toISOString()],
    load: async (context) => {
      const items = await resource.load(context);
      return items.filter((item) => slotStartMs(item) < end.getTime() && slotEndMs(item) > start.getTime());
    },
  };
}

function playlistItems(station: ChannelId, after: string | undefined, limit: number, offset = 0): Resource<Items> {
  const query = { station, limit, offset, ...(after !== undefined && { after }) };
  return {
    key: ['schedule', 'slots', query],
    schema: operations.listStationPlaylists.response,
    load: async ({ data, signal, remember }) => {
      const { data: items } = await data.call('listStationPlaylists', { query, signal });
      for (const { mixes } of items) remember(mix(mixes.id), mixes);
      return items;
    },
  };
}
