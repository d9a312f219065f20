/** The length of a plan's period, to follow "every". */
export function periodName(months: number): string {
  if (months === 1) return 'month';
  return months === 12 ? 'year' : `${months} months`;
}
