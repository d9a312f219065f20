import {
  CHANNEL_IDS,
  type ChannelId,
  type MixId,
  type Station,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import type { Clock, ListPage, PageRequest } from '@afterglow/kit';
import type { MixRow } from '#catalog/mixes/index.ts';
import type { ScheduleWindow } from '../schedule/index.ts';
import { broadcastAt, type Broadcast, type RecordingFiles } from '@afterglow/audio';
import { MINUTE_MS, WEEK_MS } from '@afterglow/shared-contracts/time';
import { toEmergencyLoop, toPlaylistItem, toStation } from './stations.mapper.ts';
import type { StationBroadcast, StationsRepository } from './stations.repository.ts';

/** As many as a channel page shows at first. */
const NEXT_ITEMS = 3;
/** An empty channel may start soon. */
const LOOK_AGAIN_MS = MINUTE_MS;

export interface StationsService {
  list(): Promise<Record<ChannelId, Station>>;
  /** The limits are a week back and a week ahead. */
  listItems(
    request: { readonly station: ChannelId | undefined; readonly after: string | undefined },
    page: PageRequest,
  ): Promise<ListPage<StationPlaylistItem>>;
  nowPlaying(): Promise<StationPlaylistItem[]>;
  /** When the next of the current items ends, in milliseconds since 1970. */
  nextChangeMs(): number;
}

export interface StationsOptions {
  readonly repository: StationsRepository;
  readonly scheduleWindow: ScheduleWindow;
  readonly recordings: Pick<RecordingFiles, 'isAnyMissing'>;
  readonly clock: Clock;
  readonly servers: readonly string[];
}

export function createStationsService({
  repository,
  scheduleWindow,
  recordings,
  clock,
  servers,
}: StationsOptions): StationsService {
  const currentOf = (station: ChannelId) => broadcastAt(scheduleWindow.scheduleOf(station), clock.nowMs());
  const asHeard = (items: readonly StationPlaylistItem[]) =>
    items.map((item) =>
      recordings.isAnyMissing(currentOf(item.station)?.trackIds ?? []) ? toEmergencyLoop(item) : item,
    );
  const toItems = async (broadcasts: readonly StationBroadcast[]) =>
    withMixes(broadcasts, await repository.findMixes(broadcasts.map(({ mixId }) => mixId)));
  return {
    async list() {
      await scheduleWindow.ready();
      const nowMs = clock.nowMs();
      const rows = await repository.list();
      const items = await toItems(CHANNEL_IDS.flatMap((id) => comingUp(id, scheduleWindow, nowMs)));
      const stations = rows.map((row) => {
        const own = items.filter(({ station }) => station === row.id);
        const isOn = (item: StationPlaylistItem) => Date.parse(item.scheduled_start_time) <= nowMs;
        const next = own.filter((item) => !isOn(item)).slice(0, NEXT_ITEMS);
        return [row.id, toStation(row, { servers, nowPlaying: asHeard(own.filter(isOn)), next })] as const;
      });
      return Object.fromEntries(stations);
    },
    async listItems({ station, after }, page) {
      const nowMs = clock.nowMs();
      const before = nowMs + WEEK_MS;
      const afterMs = after === undefined ? nowMs : Math.min(before, Math.max(Date.parse(after), nowMs - WEEK_MS));
      const stations = station === undefined ? CHANNEL_IDS : [station];
      const span = { stations, after: new Date(afterMs), before: new Date(before) };
      const { items, total } = await repository.findBroadcasts(span, page);
      return { items: await toItems(items), total };
    },
    async nowPlaying() {
      await scheduleWindow.ready();
      const items = await toItems(
        CHANNEL_IDS.flatMap((station) => {
          const broadcast = currentOf(station);
          return broadcast === undefined ? [] : toStationBroadcasts(station, [broadcast]);
        }),
      );
      return asHeard(items);
    },
    nextChangeMs: () =>
      Math.min(...CHANNEL_IDS.map((station) => currentOf(station)?.endsAtMs ?? clock.nowMs() + LOOK_AGAIN_MS)),
  };
}

function comingUp(station: ChannelId, scheduleWindow: ScheduleWindow, nowMs: number): StationBroadcast[] {
  const coming = scheduleWindow.scheduleOf(station).filter(({ endsAtMs }) => endsAtMs > nowMs);
  return toStationBroadcasts(station, coming.slice(0, NEXT_ITEMS + 1));
}

/** A broadcast without a mix has nothing to show. */
function toStationBroadcasts(station: ChannelId, broadcasts: readonly Broadcast[]): StationBroadcast[] {
  return broadcasts.flatMap(({ mixId, ...broadcast }) => (mixId === null ? [] : [{ ...broadcast, mixId, station }]));
}

function withMixes(broadcasts: readonly StationBroadcast[], rows: ReadonlyMap<MixId, MixRow>): StationPlaylistItem[] {
  return broadcasts.flatMap((broadcast) => {
    const row = rows.get(broadcast.mixId);
    return row === undefined ? [] : [toPlaylistItem(broadcast, row)];
  });
}
