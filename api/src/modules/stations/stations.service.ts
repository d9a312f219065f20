import {
  CHANNEL_IDS,
  type ChannelId,
  type MixId,
  type Station,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import type { MixRow } from '../../catalogue/mix-rows.ts';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import type { Programme } from '../../catalogue/programme.ts';
import type { Clock } from '../../clock.ts';
import { broadcastNow, broadcastsAfter, broadcastsNext, type StationBroadcast } from './station-broadcasts.ts';
import { toPlaylistItem, toStation } from './stations.mapper.ts';
import type { StationsRepository } from './stations.repository.ts';

/** As many as a channel page shows at first. */
const NEXT_ITEMS = 3;

export interface StationsService {
  list(): Promise<Record<ChannelId, Station>>;
  listItems(
    request: { readonly station: ChannelId | undefined; readonly after: string | undefined },
    page: PageRequest,
  ): Promise<Page<StationPlaylistItem>>;
  /** What these channels play at this moment. */
  nowPlaying(stations: readonly ChannelId[]): Promise<StationPlaylistItem[]>;
  /** Milliseconds since 1970 at which a channel's current item ends. */
  endOfCurrentMs(station: ChannelId): number;
}

export function createStationsService(
  repository: StationsRepository,
  programme: Programme,
  clock: Clock,
): StationsService {
  const toItems = async (broadcasts: readonly StationBroadcast[]) =>
    withMixes(broadcasts, await repository.findMixes(broadcasts.map(({ mixId }) => mixId)));
  return {
    async list() {
      const nowMs = clock.nowMs();
      const rows = await repository.list();
      const items = await toItems(
        CHANNEL_IDS.flatMap((id) => [
          broadcastNow(programme, id, nowMs),
          ...broadcastsNext(programme, id, nowMs, NEXT_ITEMS),
        ]),
      );
      const stations = rows.map((row) => {
        const [current, ...next] = items.filter(({ station }) => station === row.id);
        return [row.id, toStation(row, { nowPlaying: current === undefined ? [] : [current], next })] as const;
      });
      // The rows of the table are the four channels; the answer's schema holds them to it.
      return Object.fromEntries(stations) as Record<ChannelId, Station>;
    },
    async listItems({ station, after }, { offset, limit }) {
      const nowMs = clock.nowMs();
      const afterMs = after === undefined ? nowMs : Date.parse(after);
      const stations = station === undefined ? CHANNEL_IDS : [station];
      const all = broadcastsAfter(programme, stations, { afterMs, nowMs });
      return { items: await toItems(all.slice(offset, offset + limit)), total: all.length };
    },
    nowPlaying: (stations) => toItems(stations.map((station) => broadcastNow(programme, station, clock.nowMs()))),
    endOfCurrentMs: (station) => broadcastNow(programme, station, clock.nowMs()).endsAtMs,
  };
}

function withMixes(broadcasts: readonly StationBroadcast[], rows: ReadonlyMap<MixId, MixRow>): StationPlaylistItem[] {
  return broadcasts.flatMap((broadcast) => {
    const row = rows.get(broadcast.mixId);
    return row === undefined ? [] : [toPlaylistItem(broadcast, row)];
  });
}
