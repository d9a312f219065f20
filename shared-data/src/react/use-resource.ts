import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf, queryOptionsOf } from '../cache/resource-query.ts';
import type { Resource } from '../resources/resource.ts';
import { useDataEnvironment } from './data-provider.tsx';
import { resourceState, type ResourceState } from './resource-state.ts';

/** When a resource is read. */
export interface UseResourceOptions {
  /** False requests nothing yet, and the state is `loading`. */
  readonly enabled?: boolean;
}

/** Reads a resource and follows it: from the cache, then from the service. Does not suspend. */
export function useResource<T>(resource: Resource<T>, { enabled = true }: UseResourceOptions = {}): ResourceState<T> {
  const environment = useDataEnvironment();
  const { data, error, failureReason } = useQuery(
    { ...queryOptionsOf(resource, environment), enabled },
    environment.queryClient,
  );
  const refetch = useRefetch(JSON.stringify(queryKeyOf(resource)));
  return resourceState({ data, error, failureReason }, refetch, resource.empty);
}

/**
 * A waiting retry is canceled first, or the refetch would wait with it. If the page is left before the response, the
 * data stays stale, and is refetched where it is shown next.
 */
export function useRefetch(serializedKey: string): () => void {
  const { queryClient } = useDataEnvironment();
  return useCallback(() => {
    const filters = { queryKey: JSON.parse(serializedKey) as readonly unknown[], exact: true };
    void queryClient.cancelQueries(filters).then(() => queryClient.invalidateQueries(filters));
  }, [queryClient, serializedKey]);
}
