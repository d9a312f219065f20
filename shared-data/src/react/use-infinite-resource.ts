import { useInfiniteQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { loadResource, queryKeyOf } from '../cache/resource-query.ts';
import type { Page, Resource } from '../resources/resource.ts';
import { useDataEnvironment } from './data-provider.tsx';
import { resourceState, type ResourceState } from './resource-state.ts';
import { useRefetch } from './use-resource.ts';

/** All pages loaded so far as one list. */
export type InfiniteResourceState<T> = ResourceState<Page<T>> & {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
};

/** Reads a list page by page; `pageAt` creates the resource of the page that starts at an offset. */
export function useInfiniteResource<T>(pageAt: (offset: number) => Resource<Page<T>>): InfiniteResourceState<T> {
  const environment = useDataEnvironment();
  const queryKey = [...queryKeyOf(pageAt(0)), 'pages'];
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }: QueryFunctionContext<readonly unknown[], number>) =>
        loadResource(pageAt(pageParam), environment, signal),
      initialPageParam: 0,
      getNextPageParam: (_last: Page<T>, pages: Page<T>[]) => nextOffset(pages),
    },
    environment.queryClient,
  );
  const refetch = useRefetch(JSON.stringify(queryKey));
  return {
    ...resourceState({ ...query, data: query.data && joined(query.data.pages) }, refetch, joined<T>([])),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

function joined<T>(pages: readonly Page<T>[]): Page<T> {
  return { items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? null };
}

/** Where the next page starts; an empty page or a reached total ends the list. */
function nextOffset<T>(pages: readonly Page<T>[]): number | undefined {
  const { items, total } = joined(pages);
  const isAtEnd = pages.at(-1)?.items.length === 0 || (total !== null && items.length >= total);
  return isAtEnd ? undefined : items.length;
}
