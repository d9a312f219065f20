/** How long a plan's period is, to stand after "every". */
export function periodName(months: number): string {
  if (months === 1) return 'month';
  return months === 12 ? 'year' : `${months} months`;
}
