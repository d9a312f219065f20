import { DEFAULT_LIMIT } from '@afterglow/shared-contracts';

/** A page of a list, and the length of the whole list. */
export interface ListPage<T> {
  readonly items: T[];
  readonly total: number;
}

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

export function pageRequest(
  query: { readonly offset?: number | undefined; readonly limit?: number | undefined },
  defaultLimit = DEFAULT_LIMIT,
): PageRequest {
  return { offset: query.offset ?? 0, limit: query.limit ?? defaultLimit };
}
