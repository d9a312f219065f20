const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents for display: 499 is "$4.99". */
export function formatPrice(cents: number): string {
  return dollars.format(cents / 100);
}
