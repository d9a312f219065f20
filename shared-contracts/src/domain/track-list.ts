import { SECOND_MS } from '../time/index.ts';
import type { Mix, Track } from './mix.ts';

/** Where a track starts, in milliseconds; null when unknown. */
export function trackStartMs({ start_seconds: startSeconds }: Track): number | null {
  return startSeconds === undefined ? null : startSeconds * SECOND_MS;
}

/** The length of a mix in milliseconds; the service returns seconds. */
export function mixDurationMs({ duration: durationSeconds }: Pick<Mix, 'duration'>): number {
  return durationSeconds * SECOND_MS;
}

/**
 * Index of the current track at a position: the last timed one that has started; null before the first, and without
 * times.
 */
export function trackIndexAt(tracks: readonly Track[], positionMs: number): number | null {
  const index = tracks.findLastIndex((track) => (trackStartMs(track) ?? Infinity) <= positionMs);
  return index === -1 ? null : index;
}
