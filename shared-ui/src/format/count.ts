const whole = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const COMPACT_FROM = 10_000;

/** A human-readable count: "987", "1,204", "12.5K", "3.1M". */
export function formatCount(count: number): string {
  return count < COMPACT_FROM ? whole.format(count) : compact.format(count);
}
