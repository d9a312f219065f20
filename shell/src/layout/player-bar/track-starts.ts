import type { Mix } from '@afterglow/shared-contracts';
import type { SeekBarTrack } from '@afterglow/shared-ui';

/** The tracks of a mix whose start is known, in order. */
export function trackStarts({ track_list: tracks }: Pick<Mix, 'track_list'>): readonly SeekBarTrack[] {
  return tracks.flatMap(({ title, artist, start_seconds: start }) =>
    start === undefined ? [] : [{ startMs: start * 1000, title: `${artist} – ${title}` }],
  );
}
