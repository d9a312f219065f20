import type { BestMatch, SearchResults } from '@afterglow/shared-contracts';

/** How much a query is like the closest name of each kind, 0 to 1. */
export type Likeness = Readonly<Record<BestMatch, number>>;

/** In this order the kinds win a tie. */
const KINDS: readonly BestMatch[] = ['Artists', 'Genres', 'Shows', 'Mixes', 'TrackLists'];

/** The kind that the listener most probably meant; undefined when nothing was found. */
export function bestMatchOf(likeness: Likeness, results: SearchResults): BestMatch | undefined {
  const found = KINDS.filter((kind) => hasResults(kind, results));
  return found.reduce<BestMatch | undefined>(
    (best, kind) => (best === undefined || likeness[kind] > likeness[best] ? kind : best),
    undefined,
  );
}

/** Genres and tracks are shown by the mixes that have them. */
function hasResults(kind: BestMatch, results: SearchResults): boolean {
  switch (kind) {
    case 'Artists':
      return results.Artists.length > 0;
    case 'Shows':
      return results.Shows.length > 0;
    case 'Mixes':
    case 'Genres':
    case 'TrackLists':
      return results.Mixes.length > 0;
  }
}
