import { useCallback, useEffect, useState } from 'react';
import { queryKeyOf } from '../../cache/resource-query.ts';
import type { Page, PageOptions, Resource } from '../../resources/resource.ts';
import { useDataEnvironment } from '../data-provider.tsx';
import { pageLength, pageOfItem, pageStart, type PageLengths } from './list-pages.ts';
import { dropPages } from './page-query.ts';
import { countOf, isSameLoadedPages, itemIn, pagesToRead, withLoadedPage, type PageRange } from './paged-list.ts';
import { resourceState, type ResourceState } from '../resource-state.ts';
import { usePages, useRetryPages } from './use-pages.ts';
import { useLoadedPages } from './use-loaded-pages.ts';

/** This many pages on either side of those on the screen stay; pages further away are refetched when they are shown. */
const RETAINED_AROUND = 6;

/** A long list of which only a part is in memory; `count` is the number of items to scroll through. */
export type PagedResourceState<T> = ResourceState<{ readonly count: number }> & {
  /** Undefined while its page is being loaded. */
  readonly itemAt: (index: number) => T | undefined;
  /** Sets which items are on the screen, so that their pages are read. */
  readonly show: (firstIndex: number, lastIndex: number) => void;
  /** The state after the items: `none` at the end of the list, `failed` when a page could not be read. */
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  /** Loads the next page; after a failure, retries. */
  readonly loadMore: () => void;
};

/**
 * Reads a list of any length page by page, as far as the listener scrolls, and drops distant pages. It stores for half
 * an hour how far they scrolled, so that a list they return to has its former length. One component shows one list
 * (give another one a `key`).
 */
export function usePagedResource<T>(
  pageAt: (options: PageOptions) => Resource<Page<T>>,
  lengths: PageLengths,
): PagedResourceState<T> {
  const resourceOf = (page: number) => pageAt({ limit: pageLength(lengths, page), offset: pageStart(lengths, page) });
  const listKey = queryKeyOf(resourceOf(0));
  const list = JSON.stringify(listKey);
  const [loaded, setLoaded] = useLoadedPages(listKey);
  const { range, show } = useShownPages(list, lengths);
  const [wantsMore, setWantsMore] = useState(false);
  const retry = useRetryPages(list);

  const read = usePages(list, pagesToRead(loaded, range, wantsMore), resourceOf);
  const next = withLoadedPage(lengths, loaded, read);
  const { pages, end } = next;
  const failure = read.find((page) => !page.data && page.failure)?.failure ?? null;
  const isNew = !isSameLoadedPages(loaded, next);
  useEffect(() => {
    if (!isNew) return;
    setLoaded(next);
    if (next.pages > loaded.pages) setWantsMore(false);
    // `next` is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, next.pages, next.end, next.totalFrom.page, next.totalFrom.readAt]);

  const count = countOf(lengths, { pages, end });
  const data = pages > 0 ? { count } : undefined;
  return {
    ...resourceState({ data, error: failure, failureReason: null }, retry, { count: 0 }),
    itemAt: (index) => itemIn(lengths, read, index),
    show,
    more: whatFollows({ isAtEnd: end !== null && count >= end, failed: failure !== null, wantsMore }),
    loadMore: useCallback(() => (failure ? retry() : setWantsMore(true)), [failure, retry]),
  };
}

/** The pages on the screen; pages far from them are dropped. */
function useShownPages(list: string, lengths: PageLengths) {
  const { queryClient } = useDataEnvironment();
  const [range, setRange] = useState<PageRange | null>(null);
  const show = useCallback(
    (firstIndex: number, lastIndex: number) => {
      const [from, to] = [pageOfItem(lengths, firstIndex), pageOfItem(lengths, lastIndex)];
      setRange((now) => (now?.from === from && now.to === to ? now : { from, to }));
    },
    [lengths],
  );
  useEffect(() => {
    if (!range) return;
    dropPages(queryClient, list, (page) => page >= range.from - RETAINED_AROUND && page <= range.to + RETAINED_AROUND);
  }, [queryClient, list, range]);
  return { range, show };
}

function whatFollows({ isAtEnd, failed, wantsMore }: Record<'isAtEnd' | 'failed' | 'wantsMore', boolean>) {
  if (failed) return 'failed';
  if (isAtEnd) return 'none';
  return wantsMore ? 'loading' : 'there';
}
