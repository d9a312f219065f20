import type { PageLengths, PageOptions } from '@afterglow/shared-data/react';

/** For a list without configured page lengths. */
const DEFAULT_LENGTHS: PageLengths = { first: 6, more: 5 };

/** The page of a list at `offset`; by default, the first page has six items. */
export function pageAtOffset(offset = 0, { first, more }: PageLengths = DEFAULT_LENGTHS): PageOptions {
  return { limit: offset === 0 ? first : more, offset };
}
