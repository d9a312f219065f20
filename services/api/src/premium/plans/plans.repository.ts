import { type Cents, type PlanId, planIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

export interface NewPrice {
  readonly plan_id: PlanId;
  readonly price_cents: Cents;
  readonly stripe_price: string | null;
  readonly paypal_plan: string | null;
  readonly from_time: Date;
}

export interface NewPlan {
  readonly title: string;
  readonly duration_months: number;
}

/** Writes are for a transaction. */
export function createPlansRepository(db: ApiQueries) {
  return {
    listPlans: () => db.selectFrom('plans').selectAll().orderBy('id').execute(),
    listPrices: () =>
      db
        .selectFrom('plan_prices')
        .selectAll()
        .select(
          sql<number>`(select count(*)::int from subscriptions
            where subscriptions.price_id = plan_prices.id and subscriptions.cancel_time is null)`.as('subscriptions'),
        )
        .orderBy('from_time', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    find: (id: PlanId, executor: ApiQueries) =>
      executor.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    async addPlan({ title, duration_months }: NewPlan, executor: ApiQueries): Promise<PlanId> {
      // One after the other: numbers are given out without gaps.
      await sql`lock table plans in exclusive mode`.execute(executor);
      const { last } = await executor
        .selectFrom('plans')
        .select(sql<number>`max(id)`.as('last'))
        .executeTakeFirstOrThrow();
      const id = planIdSchema.parse(last + 1);
      await executor
        .insertInto('plans')
        .values({ id, title, duration_months, trial_months: 0, active: true })
        .execute();
      return id;
    },
    async addPrice(price: NewPrice, executor: ApiQueries): Promise<void> {
      await executor.insertInto('plan_prices').values(price).execute();
    },
    async setOnSale(id: PlanId, active: boolean, executor: ApiQueries): Promise<void> {
      await executor.updateTable('plans').set({ active }).where('id', '=', id).execute();
    },
  };
}
