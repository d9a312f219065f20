import { genreRouteId, type BestMatch } from '@afterglow/shared-contracts';
import type { SearchAnswer } from '@afterglow/shared-data/react';
import { artistItem, genreItem, mixItem, showItem, type FoundItem } from './found-item.ts';
import { genresOf } from './genres-of.ts';

/** A list that is read at a glance. */
const OF_EACH = 3;

const FIRST: Readonly<Record<BestMatch, FoundItem['type']>> = {
  Mixes: 'mix',
  TrackLists: 'mix',
  Genres: 'genre',
  Artists: 'artist',
  Shows: 'show',
};

/** At most three of each kind, the kind of the best match first. Of the genres those that are named by the keyword. */
export function suggestionsIn({ results, bestMatch }: SearchAnswer, keyword: string): readonly FoundItem[] {
  const wanted = genreRouteId(keyword);
  const genres = genresOf(results.Mixes).filter((name) => genreRouteId(name).includes(wanted));
  const all = [
    ...results.Artists.slice(0, OF_EACH).map(artistItem),
    ...results.Shows.slice(0, OF_EACH).map(showItem),
    ...genres.slice(0, OF_EACH).map(genreItem),
    ...results.Mixes.slice(0, OF_EACH).map(mixItem),
  ];
  const isFirst = ({ type }: FoundItem) => bestMatch !== null && type === FIRST[bestMatch];
  return [...all.filter(isFirst), ...all.filter((item) => !isFirst(item))];
}
