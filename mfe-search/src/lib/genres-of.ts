import { genreRouteId, type Mix } from '@afterglow/shared-contracts';

/** The genres of the found mixes, without duplicates, in order of appearance. */
export function genresOf(mixes: readonly Mix[]): readonly string[] {
  const byId = new Map<string, string>();
  for (const name of mixes.flatMap(({ genre }) => genre)) {
    const id = genreRouteId(name);
    if (!byId.has(id)) byId.set(id, name);
  }
  return [...byId.values()];
}
