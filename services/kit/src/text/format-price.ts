import type { Cents } from '@afterglow/shared-contracts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents for display: 499 is "$4.99". */
export function formatPrice(cents: Cents): string {
  return dollars.format(cents / 100);
}
