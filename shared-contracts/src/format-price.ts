import { CURRENCY, type Cents } from './domain/money.ts';

const CENTS_PER_DOLLAR = 100;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** The display format of cents: 499 is "$4.99". */
export function formatPrice(cents: Cents): string {
  return dollars.format(cents / CENTS_PER_DOLLAR);
}
