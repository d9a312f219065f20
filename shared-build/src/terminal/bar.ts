const CELLS = 24;

/** A share from 0 to 1 as a bar of text. */
export function bar(share: number): string {
  const full = Math.round(share * CELLS);
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
}
