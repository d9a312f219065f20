/** A rational tanh: linear when quiet, rounded at the top, never beyond 1. */
export function softClip(value: number): number {
  if (value > 3) return 1;
  if (value < -3) return -1;
  const square = value * value;
  return (value * (27 + square)) / (27 + 9 * square);
}
