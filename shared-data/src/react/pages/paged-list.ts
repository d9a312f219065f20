import type { Page } from '../../resources/resource.ts';
import { listEnd, pageLength, pageOfItem, pageStart, type PageLengths } from './list-pages.ts';

/** How far a list was read: the number of loaded pages; `end` is its length, null while unknown. */
export interface LoadedPages {
  readonly pages: number;
  readonly end: number | null;
  /** The page that gave the end, and when it arrived. */
  readonly totalFrom: { readonly page: number; readonly readAt: number };
}

export const NO_PAGES_LOADED: LoadedPages = { pages: 0, end: null, totalFrom: { page: 0, readAt: 0 } };

/** A page that is on the screen or being requested. */
export interface ReadPage<T> {
  readonly page: number;
  readonly data: Page<T> | undefined;
  readonly failure: Error | null;
  readonly readAt: number;
}

/** Page numbers, both inclusive. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** The pages on the screen, and the next one on request; always includes the first page. */
export function pagesToRead(loaded: LoadedPages, shown: PageRange | null, wantsNext: boolean): readonly number[] {
  const last = loaded.pages - 1;
  const from = shown === null ? loaded.pages : Math.min(shown.from, last);
  const to = shown === null ? last : Math.min(shown.to, last);
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return loaded.pages === 0 || wantsNext ? [...pages, loaded.pages] : pages;
}

/** The loaded pages after new ones arrived; the latest one has the most recent length of the list. */
export function withLoadedPage<T>(
  lengths: PageLengths,
  loaded: LoadedPages,
  read: readonly ReadPage<T>[],
): LoadedPages {
  const newest = [...read].sort((a, b) => -compareAge(a, b)).find(({ data }) => data);
  const pages = loaded.pages + (read.some(({ page, data }) => page === loaded.pages && data) ? 1 : 0);
  if (!newest?.data || compareAge(newest, loaded.totalFrom) <= 0) return { ...loaded, pages };
  const { page, readAt, data } = newest;
  return { pages, end: endOf(lengths, page, data), totalFrom: { page, readAt } };
}

/** Of two pages that arrived in the same millisecond, the later one in the list was requested last. */
function compareAge(one: LoadedPages['totalFrom'], other: LoadedPages['totalFrom']): number {
  return one.readAt - other.readAt || one.page - other.page;
}

export function isSameLoadedPages(one: LoadedPages, other: LoadedPages): boolean {
  return one.pages === other.pages && one.end === other.end && compareAge(one.totalFrom, other.totalFrom) === 0;
}

/** How many items there are to scroll through. */
export function countOf(lengths: PageLengths, { pages, end }: Pick<LoadedPages, 'pages' | 'end'>): number {
  return pages === 0 ? 0 : Math.min(pageStart(lengths, pages), end ?? Infinity);
}

export function itemIn<T>(lengths: PageLengths, read: readonly ReadPage<T>[], index: number): T | undefined {
  const page = pageOfItem(lengths, index);
  return read.find((one) => one.page === page)?.data?.items[index - pageStart(lengths, page)];
}

function endOf<T>(lengths: PageLengths, page: number, { items, total }: Page<T>): number | null {
  const [start, length] = [pageStart(lengths, page), pageLength(lengths, page)];
  return listEnd({ start, length, itemCount: items.length, total });
}
