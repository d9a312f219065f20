import type { Mix, Track } from '@afterglow/shared-contracts';

const SECOND_MS = 1000;

/** `complete`: every track has a time; `partial`: some; `untimed`: none. */
export type TracklistState = 'complete' | 'partial' | 'untimed' | 'none';

export function tracklistState(tracks: readonly Track[]): TracklistState {
  const timed = tracks.filter(({ start_seconds }) => start_seconds !== undefined).length;
  if (tracks.length === 0) return 'none';
  if (timed === tracks.length) return 'complete';
  return timed === 0 ? 'untimed' : 'partial';
}

export function startMsOf({ start_seconds }: Track): number | undefined {
  return start_seconds === undefined ? undefined : start_seconds * SECOND_MS;
}

/** The index of the track that sounds at a position: the last one that has started; -1 before the first, and when no time is known. */
export function trackPlaceAt(tracks: readonly Track[], positionMs: number): number {
  return tracks.findLastIndex((track) => (startMsOf(track) ?? Infinity) <= positionMs);
}

/** The progress of a track at a position, 0 to 1: it ends where the next timed one starts, the last with the mix. */
export function trackFraction({ track_list: tracks, duration }: Mix, place: number, positionMs: number): number {
  const starts = tracks.slice(place).flatMap((track) => startMsOf(track) ?? []);
  const [startMs = 0, endMs = duration * SECOND_MS] = starts;
  return endMs > startMs ? Math.min(Math.max((positionMs - startMs) / (endMs - startMs), 0), 1) : 0;
}
