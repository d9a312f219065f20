import { operations, SEARCH_DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { pageRequest } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { SearchService } from './search.service.ts';

const BEST_MATCH_HEADER = 'x-search-best-match';

export function registerSearch(register: RegisterOperation, search: SearchService): void {
  register(operations.search, async ({ query: { query, type, offset, limit, ...filters } }) => {
    const page = pageRequest({ offset, limit }, SEARCH_DEFAULT_LIMIT);
    const { results, bestMatch, changesAtMs } = await search.search(query, page, { type, filters });
    const headers = bestMatch === undefined ? {} : { [BEST_MATCH_HEADER]: bestMatch };
    return { data: results, headers, changesAtMs };
  });
}
