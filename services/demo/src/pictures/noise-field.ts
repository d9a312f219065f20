import type { Random } from '#music/random.ts';

const LATTICE = 32;

/** Smooth noise over the plane, -1 to 1, that repeats every 32 units. */
export function createNoiseField(random: Random): (x: number, y: number) => number {
  const values = Float64Array.from({ length: LATTICE * LATTICE }, () => random.between(-1, 1));
  const valueAt = (column: number, row: number) => {
    const wrapped = (((row % LATTICE) + LATTICE) % LATTICE) * LATTICE + (((column % LATTICE) + LATTICE) % LATTICE);
    return values[wrapped] ?? 0;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const top = valueAt(column, row) * (1 - across) + valueAt(column + 1, row) * across;
    const bottom = valueAt(column, row + 1) * (1 - across) + valueAt(column + 1, row + 1) * across;
    return top * (1 - down) + bottom * down;
  };
}
