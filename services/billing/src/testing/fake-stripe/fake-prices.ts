import type { FakeStripeLedger } from './ledger.ts';

const PRICES = [
  { id: 'price_month', unit_amount: 499, interval: 'month' },
  { id: 'price_year', unit_amount: 4790, interval: 'year' },
] as const;

/** The value of STRIPE_PRICES for the initial plans of every site. */
export const PRICES_OF_PLANS = '2=price_month,3=price_year';

/** Adds the prices that an operator creates in the dashboard. */
export function addPrices(ledger: FakeStripeLedger): void {
  for (const { id, unit_amount, interval } of PRICES) {
    const recurring = { interval, interval_count: 1 };
    ledger.prices.set(id, { id, active: true, unit_amount, currency: 'usd', recurring });
  }
}
