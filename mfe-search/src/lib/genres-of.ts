import { isCalledSo, isNamedSo } from '@afterglow/shared-area/search-field';
import { genreRouteId, type Mix } from '@afterglow/shared-contracts';

/**
 * The genres of the found mixes, without duplicates: exact names first, then similar names, then the rest, each by
 * frequency.
 */
export function genresOf(mixes: readonly Mix[], keyword: string): readonly string[] {
  const byId = new Map<string, { readonly name: string; readonly count: number }>();
  for (const name of mixes.flatMap(({ genre }) => genre)) {
    const id = genreRouteId(name);
    const known = byId.get(id);
    byId.set(id, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
  }
  const differenceOf = (name: string) => {
    if (isCalledSo(name, keyword)) return 0;
    return isNamedSo(name, keyword) ? 1 : 2;
  };
  return [...byId.values()]
    .toSorted((one, other) => differenceOf(one.name) - differenceOf(other.name) || other.count - one.count)
    .map(({ name }) => name);
}
