import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { withFormerNames } from '../resources/former-context-names.ts';
import type { Resource } from '../resources/resource.ts';
import type { CacheEnvironment } from './cache-environment.ts';
import { CACHE_LIFETIME_MS, isExpired } from './cache-lifetime.ts';

/** The cache scope of all data that depends on the logged-in member. */
export const MEMBER_SCOPE = 'member';
const COMMON_SCOPE = 'common';

export function queryKeyOf(resource: Resource<unknown>): QueryKey {
  return [resource.perMember ? MEMBER_SCOPE : COMMON_SCOPE, ...resource.key];
}

/** Turns a resource into a query of the cache. */
export function queryOptionsOf<T>(resource: Resource<T>, environment: CacheEnvironment) {
  return {
    queryKey: queryKeyOf(resource),
    meta: metaOf(resource),
    ...(resource.isModel && { staleTime: CACHE_LIFETIME_MS }),
    queryFn: ({ signal }: QueryFunctionContext) => loadResource(resource, environment, signal),
  };
}

/** The cache's metadata of a resource. */
export function metaOf<T>({ schema, updatedBy }: Resource<T>): Readonly<Record<string, unknown>> {
  return { ...(schema && { schema }), ...(updatedBy && { updatedBy }) };
}

export function loadResource<T>(
  resource: Resource<T>,
  { data, queryClient }: CacheEnvironment,
  signal: AbortSignal,
): Promise<T> {
  const context = withFormerNames({
    data,
    signal,
    setCached: (other, value) => setCached(queryClient, other, value),
    getCached: (other) => getCached(queryClient, other),
  });
  return resource.load(context);
}

export function setCached<T>(queryClient: QueryClient, resource: Resource<T>, value: T): void {
  const options = queryClient.defaultQueryOptions({ queryKey: queryKeyOf(resource), meta: metaOf(resource) });
  queryClient.getQueryCache().build(queryClient, options).setData(value, { manual: true });
}

/** The cached data of a resource; undefined when there is none, or when it is older than its lifetime. */
export function getCached<T>(queryClient: QueryClient, resource: Resource<T>): T | undefined {
  const state = queryClient.getQueryState<T>(queryKeyOf(resource));
  return state && !isExpired(state) ? state.data : undefined;
}
