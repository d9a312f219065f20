/** The results in the order of their IDs; missing ones are left out. */
export function inOrder<Id, Thing>(ids: readonly Id[], found: ReadonlyMap<Id, Thing>): Thing[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
