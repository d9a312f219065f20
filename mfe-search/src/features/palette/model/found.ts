import type { FoundItem } from '@afterglow/shared-area/search-field';

/** What the service has found. */
export interface Found {
  /** What it was found for; perhaps no longer what is typed. */
  readonly keyword: string;
  readonly items: readonly FoundItem[];
  /** Near names, where nothing was found. */
  readonly spellings: readonly string[];
}
