import {
  type ChannelId,
  MOUNTS,
  type Station,
  type StationPlaylistItem,
  type StationServer,
} from '@afterglow/shared-contracts';
import { imageAddress } from '#catalog/image-address.ts';
import { type MixRow, toMix } from '#catalog/mixes/index.ts';
import { EMERGENCY_LOOP, RELAY_BURST_BYTES, isOwnServer, streamAddress } from '@afterglow/audio';
import type { StationBroadcast, StationRow } from './stations.repository.ts';

/** Within an item, the mix's episode is the item's own broadcast. */
export function toPlaylistItem(
  { station, mixId, isPremiere, startsAtMs, endsAtMs }: StationBroadcast,
  row: MixRow,
): StationPlaylistItem {
  const [air_start, air_end] = [new Date(startsAtMs).toISOString(), new Date(endsAtMs).toISOString()];
  return {
    station,
    scheduled_start_time: air_start,
    scheduled_end_time: air_end,
    duration: (endsAtMs - startsAtMs) / 1000,
    premiere: isPremiere,
    mixes_id: mixId,
    mixes: { ...toMix(row), episode: { air_start, air_end, image: imageAddress('show', row.show_id) } },
  };
}

/** What is heard while the mix's recording is missing. */
export function toEmergencyLoop(item: StationPlaylistItem): StationPlaylistItem {
  return { ...item, mixes: { ...item.mixes, title: EMERGENCY_LOOP, track_list: [] } };
}

export function toStation(
  row: StationRow,
  {
    servers,
    nowPlaying,
    next,
  }: {
    readonly servers: readonly string[];
    readonly nowPlaying: StationPlaylistItem[];
    readonly next: StationPlaylistItem[];
  },
): Station {
  return {
    id: row.id,
    type: 'channel',
    title: row.title,
    description: row.description,
    servers: servers.map((server) => toServer(server, row.id)),
    nowPlaying,
    playlist: next,
  };
}

function toServer(server: string, station: ChannelId): StationServer {
  const urls = MOUNTS.map((mount) => [mount, [streamAddress(server, station, mount)]] as const);
  const relayed = isOwnServer(server) ? {} : { burst_bytes: RELAY_BURST_BYTES };
  return { urls: Object.fromEntries(urls), ...relayed };
}
