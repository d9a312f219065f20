import type { ServiceContext } from '#app/service-context.ts';
import { createSearchRepository } from './search.repository.ts';
import { registerSearch } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

export function mountSearch({ register, database, clock }: ServiceContext): void {
  registerSearch(register, createSearchService(createSearchRepository(database.db), clock));
}
