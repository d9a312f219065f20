import { searchFiltersSchema, type SearchFilters } from '@afterglow/shared-contracts';

const NAMES = [
  'genre',
  'channel',
  'year',
  'duration_from',
  'duration_to',
] as const satisfies readonly (keyof SearchFilters)[];

/** The filters in the query of a URL; unreadable ones are ignored. */
export function filtersAt(query: string): SearchFilters {
  const given = new URLSearchParams(query);
  return NAMES.reduce<SearchFilters>((filters, name) => {
    const part = given.has(name) ? searchFiltersSchema.safeParse({ [name]: given.get(name) }) : undefined;
    return part?.success ? { ...filters, ...part.data } : filters;
  }, {});
}

/** A path of the search, with its filters. */
export function filteredPath(path: string, filters: SearchFilters): string {
  const query = queryOf(filters);
  return query === '' ? path : `${path}?${query}`;
}

/** The query for the filters, stable; empty for none. */
export function queryOf(filters: SearchFilters): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}
