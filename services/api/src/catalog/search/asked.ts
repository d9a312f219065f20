import type { PageRequest } from '../page.ts';
import type { SearchFilter } from './search-filter.ts';
import type { Term } from './search-terms.ts';
import type { QueryInterpretation } from './understand-query.ts';

/** A query as it is understood, and what of its results is wanted. */
export interface Asked {
  readonly interpretation: QueryInterpretation;
  /** The names of which any will do; none where one thing is meant. */
  readonly sides: readonly (readonly Term[])[];
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}
