import { SITE_PLANS } from '../site-plans.ts';
import type { FakeStripeLedger } from './ledger.ts';

/** The value of STRIPE_PRICES for the initial plans of every site. */
export const PRICES_OF_PLANS = SITE_PLANS.map(({ id, references }) => `${id}=${references.stripe}`).join(',');

/** Adds the prices that an operator creates in the dashboard. */
export function addPrices(ledger: FakeStripeLedger): void {
  for (const { references, priceCents: unit_amount, periodMonths } of SITE_PLANS) {
    const recurring = { interval: periodMonths === 1 ? ('month' as const) : ('year' as const), interval_count: 1 };
    ledger.prices.set(references.stripe, {
      id: references.stripe,
      active: true,
      unit_amount,
      currency: 'usd',
      recurring,
    });
  }
}
