import type { Mix } from '@afterglow/shared-contracts';

/** The mixes of the same show, then those of the same genre: each once, and never the mix itself. */
export function relatedMixes(mix: Mix, ofShow: readonly Mix[], ofGenre: readonly Mix[]): readonly Mix[] {
  const others = [...ofShow, ...ofGenre].filter(({ id }) => id !== mix.id);
  return [...new Map(others.map((other) => [other.id, other])).values()];
}
