import { genreRouteId, type Mix, type Track } from '@afterglow/shared-contracts';

const TRACKS = 5;

/** The genres of the found mixes, each once, in the order in which they appear. */
export function genresOf(mixes: readonly Mix[]): readonly string[] {
  const byId = new Map<string, string>();
  for (const name of mixes.flatMap(({ genre }) => genre)) {
    const id = genreRouteId(name);
    if (!byId.has(id)) byId.set(id, name);
  }
  return [...byId.values()];
}

export interface TracklistMatch {
  readonly mix: Mix;
  /** At most five that hold the keyword. */
  readonly tracks: readonly Track[];
}

/** The found mixes in whose tracklist the keyword stands, each with the tracks that hold it. */
export function tracklistMatches(mixes: readonly Mix[], keyword: string): readonly TracklistMatch[] {
  const wanted = keyword.toLowerCase();
  return mixes
    .map((mix) => ({ mix, tracks: mix.track_list.filter((track) => holds(track, wanted)).slice(0, TRACKS) }))
    .filter(({ tracks }) => tracks.length > 0);
}

function holds({ title, artist }: Track, wanted: string): boolean {
  return `${title} ${artist}`.toLowerCase().includes(wanted);
}
