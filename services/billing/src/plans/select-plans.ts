import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { BillingQueries } from '#tables/index.ts';

export type PlanRow = InferResult<ReturnType<typeof selectPlans>>[number];

/** The version of the price of `plans` that is in effect at a time. */
export function currentPriceId(at: RawBuilder<unknown>) {
  return sql<number>`(select versions.id from plan_prices as versions
    where versions.plan_id = plans.id and versions.from_time <= ${at}
    order by versions.from_time desc, versions.id desc limit 1)`;
}

export function selectPlans(db: BillingQueries, at: Date) {
  return db
    .selectFrom('plans')
    .innerJoin('plan_prices', (join) => join.on('plan_prices.id', '=', currentPriceId(sql`${at}`)))
    .select(['plans.id', 'plans.title', 'plans.duration_months', 'plans.trial_months', 'plans.active'])
    .select([
      'plan_prices.id as price_id',
      'plan_prices.price_cents',
      'plan_prices.stripe_price',
      'plan_prices.paypal_plan',
    ]);
}
