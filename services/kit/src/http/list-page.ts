import { DEFAULT_LIMIT } from '@afterglow/shared-contracts';

/** A page of a list, and the length of the whole list. */
export interface ListPage<T> {
  readonly items: T[];
  readonly total: number;
}

/** How many items to skip, and how many to return. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

/** The page that the query of a call requests; the first one by default. */
export function pageRequest(
  query: { readonly offset?: number | undefined; readonly limit?: number | undefined },
  defaultLimit = DEFAULT_LIMIT,
): PageRequest {
  return { offset: query.offset ?? 0, limit: query.limit ?? defaultLimit };
}
