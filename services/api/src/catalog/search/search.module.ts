import type { ApiContext } from '#app/api-context.ts';
import { createSearchRepository } from './search.repository.ts';
import { registerSearch } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

export function mountSearch({ register, database, clock }: ApiContext): void {
  registerSearch(register, createSearchService(createSearchRepository(database.db), clock));
}
