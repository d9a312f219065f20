import { SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { search, useResource, type ResourceState, type SearchAnswer } from '@afterglow/shared-data/react';
import { useState } from 'react';
import { suggestionsIn } from '../../lib/suggestions-in.ts';
import { useRested } from '../../lib/use-rested.ts';
import type { Found } from './model/found.ts';

/** The pause in typing after which the service is asked. */
export const PALETTE_DELAY_MS = 200;

interface PaletteSearch extends Found {
  readonly status: 'searching' | 'ready' | 'failed';
  retry(): void;
}

const NOTHING: Found = { keyword: '', items: [], spellings: [] };

/** What is found for a keyword; what was found before stays until then, so that the list does not collapse at every letter. */
export function usePaletteSearch(keyword: string): PaletteSearch {
  const rested = useRested(keyword, PALETTE_DELAY_MS);
  const state = useResource(search(rested, { limit: SEARCH_DEFAULT_LIMIT }), { enabled: rested !== '' });
  const [found, setFound] = useState(NOTHING);
  if (keyword === '' && found !== NOTHING) setFound(NOTHING);
  const isRested = rested === keyword;
  if (isRested && state.status === 'ready' && found.keyword !== keyword) {
    setFound(foundIn(state.data, keyword));
  }
  const status = keyword === '' ? 'ready' : statusOf(state, isRested);
  return { ...(status === 'failed' ? NOTHING : found), status, retry: state.refetch };
}

function statusOf({ status }: ResourceState<unknown>, isRested: boolean): PaletteSearch['status'] {
  return isRested && status !== 'loading' ? status : 'searching';
}

function foundIn(answer: SearchAnswer, keyword: string): Found {
  const spellings = answer.results.nothing_found?.spellings ?? [];
  return { keyword, spellings, items: suggestionsIn(answer, keyword) };
}
