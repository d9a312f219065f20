import type { FoundItem } from '@afterglow/shared-area/search-field';

export interface Found {
  /** The keyword of the results, which may differ from the typed one. */
  readonly keyword: string;
  readonly items: readonly FoundItem[];
  /** Similar names, when nothing was found. */
  readonly spellings: readonly string[];
}
