import type { FakePayPalLedger } from './ledger.ts';

const PLANS = [
  { id: 'P-MONTH', value: '4.99', interval_unit: 'MONTH' },
  { id: 'P-YEAR', value: '47.90', interval_unit: 'YEAR' },
] as const;

/** The value of PAYPAL_PLANS for the initial plans of every site. */
export const PAYPAL_PLANS = '2=P-MONTH,3=P-YEAR';

/** Adds the plans that an operator creates at PayPal. */
export function addPlans(ledger: FakePayPalLedger): void {
  for (const { id, value, interval_unit } of PLANS)
    ledger.plans.set(id, {
      id,
      status: 'ACTIVE',
      billing_cycles: [
        {
          tenure_type: 'REGULAR',
          total_cycles: 0,
          frequency: { interval_unit, interval_count: 1 },
          pricing_scheme: { fixed_price: { currency_code: 'USD', value } },
        },
      ],
    });
}
