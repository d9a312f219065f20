/** A track on a seek bar, with its start if that is known. */
export interface SeekBarTrack {
  readonly startMs: number;
  readonly title: string;
}

/** The current track at `positionMs`: the last one that has started. */
export function trackAt(tracks: readonly SeekBarTrack[], positionMs: number): SeekBarTrack | undefined {
  return tracks.findLast(({ startMs }) => startMs <= positionMs);
}
