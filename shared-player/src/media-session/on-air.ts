import type { Station, StationPlaylistItem } from '@afterglow/shared-contracts';

/** The current item of a channel at a time, from its schedule; undefined beyond its end. */
export function onAirAt({ nowPlaying, playlist }: Station, nowMs: number): StationPlaylistItem | undefined {
  return [...nowPlaying, ...playlist].find(
    ({ scheduled_start_time: start, scheduled_end_time: end }) => Date.parse(start) <= nowMs && nowMs < Date.parse(end),
  );
}
