import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page, Resource } from '../../resources/resource.ts';
import { useDataEnvironment } from '../data-provider.tsx';
import { isFailedPage, pageQueryOf } from './page-query.ts';
import type { ReadPage } from './paged-list.ts';

/** Reads pages of a list separately. */
export function usePages<T>(
  list: string,
  pages: readonly number[],
  resourceOf: (page: number) => Resource<Page<T>>,
): readonly ReadPage<T>[] {
  const environment = useDataEnvironment();
  const queries = pages.map((page) => pageQueryOf({ resource: resourceOf(page), page, list }, environment));
  const results = useQueries({ queries }, environment.queryClient);
  return results.map(({ data, error, failureReason, dataUpdatedAt }, at) => ({
    page: pages[at] ?? 0,
    data,
    failure: error ?? failureReason,
    readAt: dataUpdatedAt,
  }));
}

/** Refetches the failed pages of a list; retries that are still waiting are canceled first. */
export function useRetryPages(list: string): () => void {
  const { queryClient } = useDataEnvironment();
  return useCallback(() => {
    const filters = { predicate: isFailedPage(list) };
    const failed = queryClient.getQueryCache().findAll(filters);
    const again = { predicate: (query: (typeof failed)[number]) => failed.includes(query) };
    void queryClient.cancelQueries(again).then(() => queryClient.refetchQueries(again));
  }, [queryClient, list]);
}
