/** The smallest value that at least `share` (0 to 1) of the values do not exceed. Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Rounded to this many decimal places: more would be noise. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

export interface Summary {
  readonly median: number;
  readonly p95: number;
  readonly min: number;
  readonly max: number;
}

export function summaryOf(values: readonly number[], digits = 0): Summary {
  const at = (share: number): number => rounded(percentile(values, share), digits);
  return { median: at(0.5), p95: at(0.95), min: at(0), max: at(1) };
}
