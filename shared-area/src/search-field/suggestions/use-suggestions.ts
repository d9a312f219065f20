import { SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { genres, search, stations, useResource } from '@afterglow/shared-data/react';
import { keywordIn } from '../search-place.ts';
import type { FoundItem } from './found-item.ts';
import { suggestionsIn, type KnownNames } from './suggestions-in.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';

/** The pause in typing after which there are suggestions. */
export const SUGGESTION_DELAY_MS = 300;

const NONE: readonly FoundItem[] = [];

interface Suggestions {
  readonly keyword: string;
  readonly items: readonly FoundItem[];
}

/** Suggestions for the typed text; none during typing, or when the search fails, which the results show. */
export function useSuggestions(typed: string): Suggestions {
  const keyword = useDebouncedValue(keywordIn(typed), SUGGESTION_DELAY_MS);
  // The same request as the top results, which are needed shortly after.
  const state = useResource(search(keyword, { limit: SEARCH_DEFAULT_LIMIT }), { enabled: keyword !== '' });
  const known = useKnownNames(keyword !== '');
  return {
    keyword,
    items: state.status === 'ready' && keyword !== '' ? suggestionsIn(state.data, keyword, known) : NONE,
  };
}

const UNKNOWN: readonly never[] = [];

/** Names of genres and channels; lists that cannot be read are ignored. */
export function useKnownNames(isWanted: boolean): KnownNames {
  const channels = useResource(stations(), { enabled: isWanted }).data;
  return {
    genres: useResource(genres(), { enabled: isWanted }).data ?? UNKNOWN,
    channels: channels === undefined ? UNKNOWN : Object.values(channels),
  };
}
