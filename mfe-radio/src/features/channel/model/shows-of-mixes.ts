import type { Mix } from '@afterglow/shared-contracts';

/** The first mix of each distinct show, in the order of the mixes; at most `count`. */
export function showsOfMixes(mixes: readonly Mix[], count: number): readonly Mix[] {
  const byShow = new Map<number, Mix>();
  for (const mix of mixes) if (!byShow.has(mix.show.id)) byShow.set(mix.show.id, mix);
  return [...byShow.values()].slice(0, count);
}
