import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { CacheEnvironment } from '../../cache/cache-environment.ts';
import { setCached, getCached, metaOf, queryKeyOf } from '../../cache/resource-query.ts';
import { withFormerNames } from '../../resources/former-context-names.ts';
import type { Page, Resource } from '../../resources/resource.ts';

/** A page of a list, and the keys of the data included with it: they are dropped together. */
interface CachedPage<T> extends Page<T> {
  readonly remembered: readonly QueryKey[];
}

interface PageOfList<T> {
  readonly resource: Resource<Page<T>>;
  readonly page: number;
  readonly list: string;
}

/**
 * Turns one page into a query of the cache. Only the first page is stored: a long list would displace everything else.
 */
export function pageQueryOf<T>({ resource, page, list }: PageOfList<T>, environment: CacheEnvironment) {
  return {
    queryKey: [...queryKeyOf(resource), 'page'],
    queryFn: ({ signal }: QueryFunctionContext) => loadPage(resource, environment, signal),
    meta: { list, page, ...metaOf(resource) },
    structuralSharing: false,
    ...(page > 0 && { persister: withoutStorage }),
  };
}

/** Drops the pages of a list that are neither on the screen nor retained, and the data included with them. */
export function dropPages(queryClient: QueryClient, list: string, isToKeep: (page: number) => boolean): void {
  const cache = queryClient.getQueryCache();
  const isSpare = (query: Query) =>
    isPageOf(list, query) && !query.isActive() && !isToKeep(Number(query.meta?.['page']));
  for (const query of cache.findAll({ predicate: isSpare })) {
    cache.remove(query);
    // `loadPage` has read whatever has the meta of a page.
    const { remembered = [] } = (query.state.data ?? {}) as Partial<CachedPage<unknown>>;
    for (const queryKey of remembered) queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
  }
}

export function isFailedPage(list: string): (query: Query) => boolean {
  return (query) => isPageOf(list, query) && query.state.data === undefined && query.state.fetchFailureReason !== null;
}

function isPageOf(list: string, { meta }: Query): boolean {
  return meta?.['list'] === list;
}

async function loadPage<T>(
  resource: Resource<Page<T>>,
  { data, queryClient }: CacheEnvironment,
  signal: AbortSignal,
): Promise<CachedPage<T>> {
  const remembered: QueryKey[] = [];
  const context = withFormerNames({
    data,
    signal,
    setCached(other, value) {
      remembered.push(queryKeyOf(other));
      setCached(queryClient, other, value);
    },
    getCached: (other) => getCached(queryClient, other),
  });
  const { items, total } = await resource.load(context);
  return { items, total, remembered };
}

function withoutStorage<T>(read: (context: QueryFunctionContext) => T | Promise<T>, context: QueryFunctionContext) {
  return read(context);
}
