export interface Random {
  next(): number;
  below(end: number): number;
  /** Early items far more often than late ones, as with words and music. */
  pickPopular<T>(items: readonly T[]): T;
  pick<T>(items: readonly T[]): T;
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (items) => at(items, below(items.length)),
    // The item at index n is chosen in proportion to 1 / sqrt(n): the first of 5,000 words is every 70th.
    pickPopular: (items) => at(items, Math.floor(next() ** 2 * items.length)),
  };
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
