/** So many ids a kind keeps at most. */
const MAX_IDS = 130;
/** Cut at once when there are more, so that not every new one costs an old one. */
const CUT = 30;

interface Use {
  /** Oldest use first. */
  readonly ids: readonly string[];
  /** What has to go: the ids that were not used for longest. */
  readonly dropped: readonly string[];
}

/** The ids after one of them was used. */
export function withUse(ids: readonly string[], id: string): Use {
  const used = [...ids.filter((known) => known !== id), id];
  if (used.length <= MAX_IDS) return { ids: used, dropped: [] };
  return { ids: used.slice(CUT), dropped: used.slice(0, CUT) };
}
