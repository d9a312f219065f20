interface Row {
  readonly count: number;
  /** The keys that go back and forward. */
  readonly keys: readonly [back: string, on: string];
  /** Whether the first follows the last; otherwise movement stops at the ends. */
  readonly isRound?: boolean;
}

/** The index after a key in a row; Home and End go to its ends. Undefined for other keys. */
export function indexAfterKey(key: string, index: number, { count, keys, isRound = false }: Row): number | undefined {
  const [back, on] = keys;
  const within = (to: number) => (isRound ? (to + count) % count : Math.min(Math.max(to, 0), count - 1));
  switch (key) {
    case on:
      return within(index + 1);
    case back:
      return within(index - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
