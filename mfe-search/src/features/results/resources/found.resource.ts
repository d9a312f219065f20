import type { SearchResults } from '@afterglow/shared-contracts';
import type { SearchRequest } from '../../../config/search-request.ts';
import { search, type Page, type Resource } from '@afterglow/shared-data/react';

export type Group = 'Mixes' | 'Artists' | 'Shows';

export const PAGE = 30;

/** One page of a group; the service returns no total, but a page that is not full is the last. */
export function foundPage<G extends Group>(
  group: G,
  { keyword, filters }: SearchRequest,
  offset: number,
): Resource<Page<SearchResults[G][number]>> {
  const found = search(keyword, { limit: PAGE, offset, type: group, filters });
  return {
    key: ['found', group, keyword, filters, offset],
    load: async (context) => {
      const { results } = await found.load(context);
      const items = results[group];
      return { items, total: items.length < PAGE ? offset + items.length : null };
    },
  };
}
