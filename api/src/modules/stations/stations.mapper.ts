import {
  API_PREFIX,
  type ChannelId,
  MOUNTS,
  type Station,
  type StationPlaylistItem,
  type StationServer,
} from '@afterglow/shared-contracts';
import type { MixRow } from '../../catalogue/mix-rows.ts';
import { toMix } from '../../catalogue/to-mix.ts';
import type { StationBroadcast } from './station-broadcasts.ts';
import type { StationRow } from './stations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function toPlaylistItem(broadcast: StationBroadcast, row: MixRow): StationPlaylistItem {
  const { station, mixId, startsAtMs, endsAtMs } = broadcast;
  return {
    station,
    scheduled_start_time: new Date(startsAtMs).toISOString(),
    scheduled_end_time: new Date(endsAtMs).toISOString(),
    duration: (endsAtMs - startsAtMs) / 1000,
    // On the air before, or within a day of, being published.
    premiere: startsAtMs - row.creation_time.getTime() < DAY_MS,
    mixes_id: mixId,
    mixes: toMix(row),
  };
}

export function toStation(
  row: StationRow,
  playlist: { readonly nowPlaying: StationPlaylistItem[]; readonly next: StationPlaylistItem[] },
): Station {
  return {
    id: row.id,
    type: 'channel',
    title: row.title,
    description: row.description,
    servers: [serverOf(row.id)],
    nowPlaying: playlist.nowPlaying,
    playlist: playlist.next,
  };
}

function serverOf(station: ChannelId): StationServer {
  const urls = MOUNTS.map((mount) => [mount, [`${API_PREFIX}/live/${station}/${mount}.mp3`]] as const);
  return { urls: Object.fromEntries(urls) };
}
