import type { Operation } from '@afterglow/shared-contracts';

/**
 * Names an answer by its operation and what was asked, as it was understood: the order of the options and how a number was
 * written make no difference.
 */
export function answerKey(
  { name }: Pick<Operation, 'name'>,
  { params, query }: { readonly params: unknown; readonly query: unknown },
): string {
  return `${name} ${JSON.stringify([params, query], withSortedKeys)}`;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
