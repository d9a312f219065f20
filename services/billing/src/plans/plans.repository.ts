import { type Cents, type PlanId, planIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { BillingQueries } from '#tables/index.ts';

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

export type PlansRepository = ReturnType<typeof createPlansRepository>;

/** Call the writes within a transaction. */
export function createPlansRepository(db: BillingQueries) {
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
    /** Serializes changes: each sees the previous one, and IDs have no gaps. */
    async lock(): Promise<void> {
      await sql`lock table plans in share row exclusive mode`.execute(db);
    },
    async addPlan({ title, duration_months }: NewPlan): Promise<PlanId> {
      const { last } = await db
        .selectFrom('plans')
        .select(sql<number>`max(id)`.as('last'))
        .executeTakeFirstOrThrow();
      const id = planIdSchema.parse(last + 1);
      await db.insertInto('plans').values({ id, title, duration_months, trial_months: 0, active: true }).execute();
      return id;
    },
    async addPrice(price: NewPrice): Promise<void> {
      await db.insertInto('plan_prices').values(price).execute();
    },
    async setOnSale(id: PlanId, active: boolean): Promise<void> {
      await db.updateTable('plans').set({ active }).where('id', '=', id).execute();
    },
  };
}
