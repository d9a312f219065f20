import type { BestMatch, FoundMix, SearchResults } from '@afterglow/shared-contracts';
import type { RelevanceQuery } from './queries.ts';

/** Whether each of the first results is expected by the query, in the order of display: the best match first. */
export function firstHits(
  { kind, expected }: RelevanceQuery,
  { results, bestMatch }: { readonly results: SearchResults; readonly bestMatch: BestMatch | null },
): readonly boolean[] {
  const all: Readonly<Record<BestMatch, readonly boolean[]>> = {
    Artists: results.Artists.map(({ title }) => kind === 'artist' && title === expected),
    Genres: bestMatch === 'Genres' ? results.Mixes.map((mix) => kind === 'genre' && isOfGenre(mix, expected)) : [],
    Shows: results.Shows.map(({ title }) => kind === 'show' && title === expected),
    Mixes: results.Mixes.map(({ title }) => kind === 'mix' && title.includes(expected)),
    TrackLists: results.Mixes.flatMap(tracksOf).map((track) => kind === 'track' && track === expected),
  };
  const others = SHOWN.filter((shown) => shown !== bestMatch).flatMap((shown) => all[shown].slice(0, 1));
  return bestMatch === null ? others : [...all[bestMatch].slice(0, 3), ...others].slice(0, 3);
}

const SHOWN: readonly BestMatch[] = ['Artists', 'Genres', 'Shows', 'Mixes', 'TrackLists'];

function isOfGenre({ match, genre }: FoundMix, expected: string): boolean {
  return match?.field === 'genre' && genre.includes(expected);
}

function tracksOf({ match, track_list }: FoundMix): readonly string[] {
  const [first] = match?.moments ?? [];
  const track = first === undefined ? undefined : track_list[first.track];
  return track === undefined ? [] : [`${track.artist} - ${track.title}`];
}
