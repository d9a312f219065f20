import type { PlanId } from '@afterglow/shared-contracts';
import type { BillingConfig } from '#billing-environment.ts';
import type { BillingQueries } from '#tables/index.ts';

type Column = 'stripe_price' | 'paypal_plan';

/**
 * Gives the first version of each price its provider references from the configuration, once. Returns where the configuration differs from
 * the version in effect, which has priority.
 */
export async function fillFirstVersions(db: BillingQueries, config: BillingConfig, now: Date): Promise<string[]> {
  return [
    ...(await fill(db, { column: 'stripe_price', name: 'STRIPE_PRICES', given: config.STRIPE_PRICES, now })),
    ...(await fill(db, { column: 'paypal_plan', name: 'PAYPAL_PLANS', given: config.PAYPAL_PLANS, now })),
  ];
}

interface Given {
  readonly column: Column;
  readonly name: string;
  readonly given: ReadonlyMap<PlanId, string> | undefined;
  readonly now: Date;
}

async function fill(db: BillingQueries, { column, name, given, now }: Given): Promise<string[]> {
  const differences: string[] = [];
  for (const [planId, reference] of given ?? []) {
    const versions = db.selectFrom('plan_prices').selectAll().where('plan_id', '=', planId);
    const first = await versions.orderBy('from_time').orderBy('id').executeTakeFirst();
    if (first?.[column] === null)
      await db
        .updateTable('plan_prices')
        .set({ [column]: reference })
        .where('id', '=', first.id)
        .execute();
    const current = await versions
      .where('from_time', '<=', now)
      .orderBy('from_time', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const used = current?.[column] ?? 'none';
    if (used !== reference) differences.push(`${name} says ${reference} for plan ${planId}, but ${used} is in effect.`);
  }
  return differences;
}
