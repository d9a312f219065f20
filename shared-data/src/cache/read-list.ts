import { EMPTY_PAGE, type Page, type Resource } from '../resources/resource.ts';
import type { CacheEnvironment } from './cache-environment.ts';
import { queryOptionsOf } from './resource-query.ts';

/** A list that can always be rendered; `failure` is set when it is empty because it could not be read. */
export interface ListRead<T> extends Page<T> {
  readonly failure: Error | null;
}

/**
 * Reads a list once, from the cache when that is fresh. Never rejects: a failed fetch returns an empty list,
 * immediately.
 */
export async function readList<T>(environment: CacheEnvironment, resource: Resource<Page<T>>): Promise<ListRead<T>> {
  try {
    const page = await environment.queryClient.query({ ...queryOptionsOf(resource, environment), retry: false });
    return { ...page, failure: null };
  } catch (error) {
    return { ...EMPTY_PAGE, failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
