import type { Operation } from '@afterglow/shared-contracts';

/** Identifies a response by its operation and its parsed input: the order of options and the spelling of numbers make no difference. */
export function cacheKey(
  { name }: Pick<Operation, 'name'>,
  { params, query }: { readonly params: unknown; readonly query: unknown },
): string {
  return `${name} ${JSON.stringify([params, query], withSortedKeys)}`;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
