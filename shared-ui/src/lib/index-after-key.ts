/** The keys that lead one back and one on. */
type KeyPair = readonly [back: string, on: string];

/** The index a key leads to among `count`, stopping at the ends; Home and End lead there. Undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number, [back, on]: KeyPair): number | undefined {
  switch (key) {
    case on:
      return Math.min(index + 1, count - 1);
    case back:
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
