import { centsSchema, planIdSchema } from '@afterglow/shared-contracts';
import type { PricedPlan } from '#port/index.ts';

/** The initial plans of every site, with the prices that an operator adds for them at the companies. */
export const MONTHLY = plan(2, { cents: 499, months: 1, stripe: 'price_month', paypal: 'P-MONTH' });
export const YEARLY = plan(3, { cents: 4_790, months: 12, stripe: 'price_year', paypal: 'P-YEAR' });
export const SITE_PLANS = [MONTHLY, YEARLY] as const;

interface PlanFacts {
  readonly cents: number;
  readonly months: 1 | 12;
  readonly stripe: string;
  readonly paypal: string;
}

function plan(id: number, { cents, months, stripe, paypal }: PlanFacts) {
  return {
    id: planIdSchema.parse(id),
    title: months === 1 ? 'Monthly' : 'Yearly',
    priceCents: centsSchema.parse(cents),
    periodMonths: months,
    references: { stripe, paypal },
  } satisfies PricedPlan;
}
