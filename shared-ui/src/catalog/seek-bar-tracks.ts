import { trackStartMs, type Mix } from '@afterglow/shared-contracts';
import type { SeekBarTrack } from '../media/seek-bar-track.ts';

/** The tracks of a mix whose start is known, in order, each as "title · artist". */
export function seekBarTracks({ track_list: tracks }: Pick<Mix, 'track_list'>): readonly SeekBarTrack[] {
  return tracks.flatMap((track) => {
    const startMs = trackStartMs(track);
    return startMs === null ? [] : [{ startMs, title: `${track.title} · ${track.artist}` }];
  });
}
