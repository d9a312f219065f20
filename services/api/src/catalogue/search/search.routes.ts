import { operations, SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { pageRequest } from '../page.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { SearchService } from './search.service.ts';

const BEST_MATCH_HEADER = 'x-search-best-match';

export function registerSearch(register: RegisterOperation, search: SearchService): void {
  register(operations.search, async ({ query }) => {
    const { results, bestMatch, changesAtMs } = await search.search(
      query.query,
      pageRequest(query, SEARCH_DEFAULT_LIMIT),
      query.type,
    );
    const headers = bestMatch === undefined ? {} : { [BEST_MATCH_HEADER]: bestMatch };
    return { data: results, headers, changesAtMs };
  });
}
