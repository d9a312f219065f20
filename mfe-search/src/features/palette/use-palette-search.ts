import { suggestionsIn, useDebouncedValue } from '@afterglow/shared-area/search-field';
import { SEARCH_DEFAULT_LIMIT, type Genre } from '@afterglow/shared-contracts';
import { genres, search, useResource, type ResourceState, type SearchAnswer } from '@afterglow/shared-data/react';
import { useState } from 'react';
import type { Found } from './model/found.ts';

export const PALETTE_DELAY_MS = 200;

interface PaletteSearch extends Found {
  readonly status: 'searching' | 'ready' | 'failed';
  retry(): void;
}

interface Answered {
  readonly keyword: string;
  readonly answer: SearchAnswer | null;
}

const NOTHING: Answered = { keyword: '', answer: null };
const NONE: readonly never[] = [];

/** The results of a keyword; the previous ones stay until then, so that the list does not collapse at every letter. */
export function usePaletteSearch(keyword: string): PaletteSearch {
  const rested = useDebouncedValue(keyword, PALETTE_DELAY_MS);
  const state = useResource(search(rested, { limit: SEARCH_DEFAULT_LIMIT }), { enabled: rested !== '' });
  const known = useGenres(rested !== '');
  const [answered, setAnswered] = useState(NOTHING);
  if (keyword === '' && answered !== NOTHING) setAnswered(NOTHING);
  const isRested = rested === keyword;
  if (isRested && state.status === 'ready' && answered.keyword !== keyword) {
    setAnswered({ keyword, answer: state.data });
  }
  const status = keyword === '' ? 'ready' : statusOf(state, isRested);
  return { ...foundIn(status === 'failed' ? NOTHING : answered, known), status, retry: state.refetch };
}

function useGenres(isWanted: boolean): readonly Genre[] {
  return useResource(genres(), { enabled: isWanted }).data ?? NONE;
}

function statusOf({ status }: ResourceState<unknown>, isRested: boolean): PaletteSearch['status'] {
  return isRested && status !== 'loading' ? status : 'searching';
}

function foundIn({ keyword, answer }: Answered, known: readonly Genre[]): Found {
  const spellings = answer?.results.nothing_found?.spellings ?? [];
  // The channels are among the pages.
  const items = answer === null ? [] : suggestionsIn(answer, keyword, { genres: known, channels: [] });
  return { keyword, spellings, items };
}
