import type { SearchFilters } from '@afterglow/shared-contracts';

/** A search: a keyword, which is not empty, and its filters. */
export interface SearchRequest {
  readonly keyword: string;
  readonly filters: SearchFilters;
}
