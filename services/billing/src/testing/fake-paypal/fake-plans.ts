import { SITE_PLANS } from '../site-plans.ts';
import type { FakePayPalLedger } from './ledger.ts';

/** The value of PAYPAL_PLANS for the initial plans of every site. */
export const PAYPAL_PLANS = SITE_PLANS.map(({ id, references }) => `${id}=${references.paypal}`).join(',');

/** Adds the plans that an operator creates at PayPal. */
export function addPlans(ledger: FakePayPalLedger): void {
  for (const { references, priceCents, periodMonths } of SITE_PLANS)
    ledger.plans.set(references.paypal, {
      id: references.paypal,
      status: 'ACTIVE',
      billing_cycles: [
        {
          tenure_type: 'REGULAR',
          total_cycles: 0,
          frequency: { interval_unit: periodMonths === 1 ? 'MONTH' : 'YEAR', interval_count: 1 },
          pricing_scheme: { fixed_price: { currency_code: 'USD', value: (priceCents / 100).toFixed(2) } },
        },
      ],
    });
}
