/** The index after a step in a ring of `count`. */
export function wrapIndex(place: number, by: 1 | -1, count: number): number {
  return (place + by + count) % count;
}
