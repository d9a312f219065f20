const CELLS = 24;

export function bar(share: number): string {
  const full = Math.round(share * CELLS);
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
}
