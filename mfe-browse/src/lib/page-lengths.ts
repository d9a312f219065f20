import type { PageLengths, PageOptions } from '@afterglow/shared-data/react';

/** For a list that has no numbers of its own. */
const DEFAULT_LENGTHS: PageLengths = { first: 6, more: 5 };

/** The page of a list that begins at `offset`; a call without numbers of its own asks for the first six. */
export function pageAtOffset(offset = 0, { first, more }: PageLengths = DEFAULT_LENGTHS): PageOptions {
  return { limit: offset === 0 ? first : more, offset };
}
