import type { FoundMix, MatchMoment, Mix, Track } from '@afterglow/shared-contracts';

const TRACKS = 5;

export interface TracklistMatch {
  readonly mix: Mix;
  /** At most five that match the keyword. */
  readonly tracks: readonly MatchingTrack[];
}

export interface MatchingTrack {
  readonly track: Track;
  /** Its index in the tracklist. */
  readonly place: number;
  /** The matching ranges; undefined if the service does not return them. */
  readonly marks: Pick<MatchMoment, 'title' | 'artist'> | undefined;
}

/**
 * The found mixes whose tracklist contains the keyword, each with the matching tracks. They come from the service,
 * which also handles typos, or else from a literal match.
 */
export function tracklistMatches(mixes: readonly FoundMix[], keyword: string): readonly TracklistMatch[] {
  const wanted = keyword.toLowerCase();
  return mixes
    .map((mix) => ({ mix, tracks: matchingTracks(mix, wanted).slice(0, TRACKS) }))
    .filter(({ tracks }) => tracks.length > 0);
}

function matchingTracks({ track_list, match }: FoundMix, wanted: string): readonly MatchingTrack[] {
  const marks = new Map(match?.moments?.map((moment) => [moment.track, moment]));
  const tracks = track_list.map((track, place) => ({ track, place, marks: marks.get(place) }));
  if (match === undefined) return tracks.filter(({ track }) => holds(track, wanted));
  const places = new Set(match.tracks);
  return tracks.filter(({ place }) => places.has(place));
}

function holds({ title, artist }: Track, wanted: string): boolean {
  return `${title} ${artist}`.toLowerCase().includes(wanted);
}
