import { mixDurationMs, trackStartMs, type Mix, type Track } from '@afterglow/shared-contracts';

/** `complete`: every track has a time; `partial`: some; `untimed`: none. */
export type TracklistState = 'complete' | 'partial' | 'untimed' | 'none';

export function tracklistState(tracks: readonly Track[]): TracklistState {
  const timed = tracks.filter(({ start_seconds }) => start_seconds !== undefined).length;
  if (tracks.length === 0) return 'none';
  if (timed === tracks.length) return 'complete';
  return timed === 0 ? 'untimed' : 'partial';
}

/** The progress of a track at a position, 0 to 1: it ends where the next timed one starts, the last with the mix. */
export function trackFraction(mix: Mix, place: number, positionMs: number): number {
  const starts = mix.track_list.slice(place).flatMap((track) => trackStartMs(track) ?? []);
  const [startMs = 0, endMs = mixDurationMs(mix)] = starts;
  return endMs > startMs ? Math.min(Math.max((positionMs - startMs) / (endMs - startMs), 0), 1) : 0;
}
