import type { SearchFilters } from '@afterglow/shared-contracts';

/** What is searched for: words, which are not empty, and what they are narrowed down to. */
export interface SearchRequest {
  readonly keyword: string;
  readonly filters: SearchFilters;
}
