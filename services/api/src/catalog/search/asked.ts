import type { PageRequest } from '@afterglow/kit';
import type { SearchFilter } from './search-filter.ts';
import type { Term } from './words/search-terms.ts';
import type { QueryInterpretation } from './words/understand-query.ts';

export interface Asked {
  readonly interpretation: QueryInterpretation;
  /** Alternative names of which any is enough; empty for a single item. */
  readonly sides: readonly (readonly Term[])[];
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}
