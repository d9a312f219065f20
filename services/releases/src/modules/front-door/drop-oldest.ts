/** Holds a map to so many entries; those that were set first go first. */
export function dropOldest<Key>(entries: Map<Key, unknown>, most: number): void {
  for (const oldest of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(oldest);
  }
}
