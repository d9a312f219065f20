/** The found things in the order of their ids; what was not found is left out. */
export function inOrder<Id, Thing>(ids: readonly Id[], found: ReadonlyMap<Id, Thing>): Thing[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
