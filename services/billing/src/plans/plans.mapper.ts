import { type Plan, trialDaysOf } from '@afterglow/shared-contracts';
import type { PricedPlan } from '#port/index.ts';
import type { PlanRow } from './select-plans.ts';

export function trialPlanOf(row: PlanRow): Pick<Plan, 'durationMonths' | 'durationTrialMonths'> {
  return { durationMonths: row.duration_months, durationTrialMonths: row.trial_months };
}

export function toPlan(row: PlanRow, { current, mayHaveTrial }: { current: boolean; mayHaveTrial: boolean }): Plan {
  return {
    id: row.id,
    title: row.title,
    price: row.price_cents,
    durationMonths: row.duration_months,
    durationTrialMonths: trialDaysOf(trialPlanOf(row), mayHaveTrial) > 0 ? row.trial_months : 0,
    active: row.active ? 1 : 0,
    current,
  };
}

export function isOnSale({ active, price_cents }: PlanRow): boolean {
  return active && price_cents > 0;
}

export function toPricedPlan(row: PlanRow): PricedPlan {
  return {
    id: row.id,
    title: row.title,
    priceCents: row.price_cents,
    periodMonths: row.duration_months,
    references: {
      ...(row.stripe_price !== null && { stripe: row.stripe_price }),
      ...(row.paypal_plan !== null && { paypal: row.paypal_plan }),
    },
  };
}
