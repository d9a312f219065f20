import type { MemberId, PlanId, SubscriptionStatus } from '@afterglow/shared-contracts';
import type { InferResult, Selectable } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { PlansTable } from '../../db/tables/members.table.ts';

export type PlanRow = Selectable<PlansTable>;
export type SubscriptionRow = InferResult<ReturnType<typeof selectSubscriptions>>[number];

export interface SubscriptionsRepository {
  listPlans(): Promise<PlanRow[]>;
  /** The plan that a member has at a time, the longest-running one first. */
  findCurrentPlan(memberId: MemberId, at: Date): Promise<PlanId | undefined>;
  list(memberId: MemberId, status: SubscriptionStatus | undefined): Promise<SubscriptionRow[]>;
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
    list: (memberId, status) =>
      selectSubscriptions(db)
        .where('subscriptions.member_id', '=', memberId)
        .$if(status !== undefined, (all) => all.where('subscriptions.status', '=', status ?? 'active'))
        .orderBy('subscriptions.end_time', 'desc')
        .execute(),
  };
}

function selectSubscriptions(db: ApiQueries) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .selectAll('subscriptions')
    .select(['plans.price_cents', 'plans.active as plan_active']);
}
