import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type { Resource } from '../resources/resource.ts';
import type { CacheEnvironment } from './cache-environment.ts';

/** The scope in the cache of everything that depends on who is logged in. */
export const MEMBER_SCOPE = 'member';
const COMMON_SCOPE = 'common';

export function queryKeyOf(resource: Resource<unknown>): QueryKey {
  return [resource.perMember ? MEMBER_SCOPE : COMMON_SCOPE, ...resource.key];
}

/** Turns a resource into a query of the cache. */
export function queryOf<T>(resource: Resource<T>, environment: CacheEnvironment) {
  return {
    queryKey: queryKeyOf(resource),
    ...(resource.schema && { meta: { schema: resource.schema } }),
    queryFn: ({ signal }: QueryFunctionContext) => loadResource(resource, environment, signal),
  };
}

export function loadResource<T>(
  resource: Resource<T>,
  { data, queryClient }: CacheEnvironment,
  signal: AbortSignal,
): Promise<T> {
  return resource.load({
    data,
    signal,
    remember: (other, value) => keep(queryClient, other, value),
    recall: (other) => kept(queryClient, other),
  });
}

export function keep<T>(queryClient: QueryClient, resource: Resource<T>, value: T): void {
  queryClient.setQueryData(queryKeyOf(resource), value);
}

/** The cached data of a resource, however old; undefined when there is none. */
export function kept<T>(queryClient: QueryClient, resource: Resource<T>): T | undefined {
  return queryClient.getQueryData<T>(queryKeyOf(resource));
}
