const MAX_IDS = 130;
/** The number left after an eviction, so that not every new id evicts an old one. */
const CUT = 30;

interface Use {
  /** Least recently used first. */
  readonly ids: readonly string[];
  readonly dropped: readonly string[];
}

/** The ids after one of them was used. */
export function withUse(ids: readonly string[], id: string): Use {
  const used = [...ids.filter((known) => known !== id), id];
  if (used.length <= MAX_IDS) return { ids: used, dropped: [] };
  return { ids: used.slice(CUT), dropped: used.slice(0, CUT) };
}
