import type { ApiContext } from '#app/api-context.ts';
import { createKeptDictionary } from './kept-dictionary.ts';
import { createSearchRepository } from './search.repository.ts';
import { registerSearch } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

export function mountSearch({ register, database: { db }, changes, clock }: ApiContext): void {
  const dictionary = createKeptDictionary({ db, changes, clock });
  registerSearch(register, createSearchService(createSearchRepository(db, dictionary), clock));
}
