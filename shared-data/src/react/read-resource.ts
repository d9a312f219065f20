import type { DataPort } from '@afterglow/shared-contracts';
import { environmentOf } from '../cache/data-environment.ts';
import { queryOptionsOf } from '../cache/resource-query.ts';
import type { Resource } from '../resources/resource.ts';

/** Reads a resource once, from the cache when that is fresh. Rejects with an `ApiError` at the first failure. */
export function readResource<T>(data: DataPort, resource: Resource<T>): Promise<T> {
  const environment = environmentOf(data);
  return environment.queryClient.query({ ...queryOptionsOf(resource, environment), retry: false });
}
