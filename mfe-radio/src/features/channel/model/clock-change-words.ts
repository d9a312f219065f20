/** A note about a day with a clock change; empty for any other day. */
export function clockChangeWords(minutes: number): string {
  if (minutes === 0) return '';
  const amount = Math.abs(minutes) === 60 ? 'an hour' : `${Math.abs(minutes)} minutes`;
  return `Clocks go ${minutes > 0 ? 'forward' : 'back'} ${amount} on this day.`;
}
