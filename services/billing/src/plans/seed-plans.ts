import { centsSchema, planIdSchema } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';

/** Prices in cents. The yearly price is a fifth below twelve months. */
const PLANS = [
  { id: 1, title: 'Free', price_cents: 0, duration_months: 0, trial_months: 0, active: true },
  { id: 2, title: 'Monthly', price_cents: 499, duration_months: 1, trial_months: 1, active: true },
  { id: 3, title: 'Yearly', price_cents: 4790, duration_months: 12, trial_months: 0, active: true },
] as const;

/** Adds the initial plans and their first prices to an empty database. */
export async function seedPlans(db: BillingQueries): Promise<void> {
  await db
    .insertInto('plans')
    .values(PLANS.map(({ price_cents, ...plan }) => ({ ...plan, id: planIdSchema.parse(plan.id) })))
    .execute();
  await db
    .insertInto('plan_prices')
    .values(
      PLANS.map((plan) => ({
        plan_id: planIdSchema.parse(plan.id),
        price_cents: centsSchema.parse(plan.price_cents),
        stripe_price: null,
        paypal_plan: null,
        // The first version is valid for all past times.
        from_time: new Date(0),
      })),
    )
    .execute();
}
