import { SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { search, useResource } from '@afterglow/shared-data/react';
import { useState } from 'react';
import type { FoundItem } from '../../lib/found-item.ts';
import { suggestionsIn } from '../../lib/suggestions-in.ts';
import { useRested } from '../../lib/use-rested.ts';

/** The pause in typing after which the service is asked. */
export const PALETTE_DELAY_MS = 200;

interface Found {
  /** What they were found for. */
  readonly keyword: string;
  readonly items: readonly FoundItem[];
}

interface PaletteSearch extends Found {
  readonly status: 'searching' | 'ready' | 'failed';
  retry(): void;
}

const NOTHING: Found = { keyword: '', items: [] };

/** What is found for a keyword; what was found before stays until then, so that the list does not collapse at every letter. */
export function usePaletteSearch(keyword: string): PaletteSearch {
  const rested = useRested(keyword, PALETTE_DELAY_MS);
  const state = useResource(search(rested, { limit: SEARCH_DEFAULT_LIMIT }), { enabled: rested !== '' });
  const [found, setFound] = useState(NOTHING);
  if (keyword === '' && found !== NOTHING) setFound(NOTHING);
  if (keyword !== '' && state.status === 'ready' && found.keyword !== rested) {
    setFound({ keyword: rested, items: suggestionsIn(state.data, rested) });
  }
  const isCurrent = keyword === '' || (rested === keyword && state.status !== 'loading');
  if (!isCurrent) return { ...found, status: 'searching', retry: state.refetch };
  const failed = keyword !== '' && state.status === 'failed';
  return { ...(failed ? NOTHING : found), status: failed ? 'failed' : 'ready', retry: state.refetch };
}
