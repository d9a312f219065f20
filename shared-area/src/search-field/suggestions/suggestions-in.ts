import type { BestMatch, ChannelId, Genre, Mix } from '@afterglow/shared-contracts';
import type { SearchAnswer } from '@afterglow/shared-data/react';
import { artistItem, channelItem, genreItem, mixItem, showItem, type FoundItem } from './found-item.ts';
import { isCalledSo, isNamedSo } from '../text/named-so.ts';

/** A short list is scanned quickly. */
const OF_EACH = 3;

const FIRST: Readonly<Record<BestMatch, FoundItem['type']>> = {
  Mixes: 'mix',
  TrackLists: 'mix',
  Genres: 'genre',
  Artists: 'artist',
  Shows: 'show',
};

/** Names that the service does not search. */
export interface KnownNames {
  readonly genres: readonly Genre[];
  readonly channels: readonly { readonly id: ChannelId; readonly title: string }[];
}

/** When the list of genres cannot be read. */
function genresOf(mixes: readonly Pick<Mix, 'genre'>[]): readonly Pick<Genre, 'name'>[] {
  return [...new Set(mixes.flatMap(({ genre }) => genre))].map((name) => ({ name }));
}

/**
 * At most three of each kind: exact names first, then the kind of the best match. Genres and channels are those whose
 * names contain words that start with the keyword's, the shortest first.
 */
export function suggestionsIn(
  { results, bestMatch }: SearchAnswer,
  keyword: string,
  { genres, channels }: KnownNames,
): readonly FoundItem[] {
  const named = (items: readonly FoundItem[]) =>
    items
      .filter(({ title }) => isNamedSo(title, keyword) || isCalledSo(title, keyword))
      .toSorted((one, other) => one.title.length - other.title.length);
  const all = [
    results.Artists.map(artistItem),
    results.Shows.map(showItem),
    named((genres.length > 0 ? genres : genresOf(results.Mixes)).map(genreItem)),
    named(channels.map(channelItem)),
    results.Mixes.map(mixItem),
  ].flatMap((items) => items.slice(0, OF_EACH));
  const placeOf = ({ type, title }: FoundItem) => {
    if (isCalledSo(title, keyword)) return 0;
    return bestMatch !== null && type === FIRST[bestMatch] ? 1 : 2;
  };
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
