import type { MemberId, PlanId, SubscriptionStatus } from '@afterglow/shared-contracts';
import { type InferResult, type Selectable, sql } from 'kysely';
import type { Page, PageRequest } from '../../catalogue/page.ts';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { PlansTable } from '../../db/tables/members.table.ts';

export type PlanRow = Selectable<PlansTable>;
export type SubscriptionRow = InferResult<ReturnType<typeof selectSubscriptions>>[number];

export type SubscriptionFilter = {
  readonly memberId: MemberId;
  readonly status: SubscriptionStatus | undefined;
  readonly page: PageRequest;
};

export interface SubscriptionsRepository {
  listPlans(): Promise<PlanRow[]>;
  /** The plan that a member has at a time, the longest-running one first. */
  findCurrentPlan(memberId: MemberId, at: Date): Promise<PlanId | undefined>;
  list(filter: SubscriptionFilter): Promise<Page<SubscriptionRow>>;
}

export function createSubscriptionsRepository(db: ApiQueries): SubscriptionsRepository {
  return {
    listPlans: () => db.selectFrom('plans').selectAll().orderBy('id').execute(),
    async findCurrentPlan(memberId, at) {
      const row = await db
        .selectFrom('subscriptions')
        .select('plan_id')
        .where('member_id', '=', memberId)
        .where('end_time', '>', at)
        .orderBy('end_time', 'desc')
        .executeTakeFirst();
      return row?.plan_id;
    },
    async list({ memberId, status, page }) {
      const own = (query: ReturnType<typeof selectSubscriptions>) =>
        query
          .where('subscriptions.member_id', '=', memberId)
          .$if(status !== undefined, (some) => some.where('subscriptions.status', '=', status ?? 'active'));
      const [items, { total }] = await Promise.all([
        own(selectSubscriptions(db))
          .orderBy('subscriptions.end_time', 'desc')
          .orderBy('subscriptions.id', 'desc')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        own(selectSubscriptions(db))
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
  };
}

function selectSubscriptions(db: ApiQueries) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .selectAll('subscriptions')
    .select(['plans.price_cents', 'plans.active as plan_active']);
}
