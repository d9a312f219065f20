/** How a list is divided into pages: the number of items on the first page, and on each further one. */
export interface PageLengths {
  readonly first: number;
  readonly more: number;
}

/** The first index of a page; pages count from 0. */
export function pageStart({ first, more }: PageLengths, page: number): number {
  return page === 0 ? 0 : first + (page - 1) * more;
}

/** The page of an item. */
export function pageOfItem({ first, more }: PageLengths, index: number): number {
  return index < first ? 0 : 1 + Math.floor((index - first) / more);
}

export function pageLength({ first, more }: PageLengths, page: number): number {
  return page === 0 ? first : more;
}

interface LoadedPage {
  readonly start: number;
  readonly length: number;
  readonly itemCount: number;
  /** The length of the whole list, according to the service. */
  readonly total: number | null;
}

/**
 * The end of the list, as far as one of its pages shows; null when there may be more. The last page may have fewer
 * items than the total promises: listed items may be deleted.
 */
export function listEnd({ start, length, itemCount, total }: LoadedPage): number | null {
  const isLast = itemCount === 0 || (itemCount < length && (total ?? 0) <= start + length);
  return isLast ? start + itemCount : total;
}
