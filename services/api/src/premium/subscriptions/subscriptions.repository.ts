import type { MemberId, PlanId, SubscriptionId, SubscriptionStatus } from '@afterglow/shared-contracts';
import { type InferResult, type Selectable, sql } from 'kysely';
import { entitlesAt } from '#catalogue/entitlement.ts';
import type { Page, PageRequest } from '#catalogue/page.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { PlansTable } from '#db/tables/members.table.ts';

export type PlanRow = Selectable<PlansTable>;
export type SubscriptionRow = InferResult<ReturnType<typeof selectSubscriptions>>[number];

export interface SubscriptionFilter {
  readonly memberId: MemberId;
  readonly status: SubscriptionStatus | undefined;
  readonly page: PageRequest;
}

export interface SubscriptionsRepository {
  listPlans(): Promise<PlanRow[]>;
  findPlan(id: PlanId): Promise<PlanRow | undefined>;
  /** The subscription that counts at a time: of those that entitle then, the one that ends last. */
  findCurrent(memberId: MemberId, at: Date): Promise<SubscriptionRow | undefined>;
  /** The same of those that are paid for. */
  findPaid(memberId: MemberId, at: Date): Promise<SubscriptionRow | undefined>;
  list(filter: SubscriptionFilter): Promise<Page<SubscriptionRow>>;
  find(id: SubscriptionId): Promise<SubscriptionRow | undefined>;
  /** Cancels one that no provider knows. */
  cancel(id: SubscriptionId, at: Date): Promise<void>;
}

export function createSubscriptionsRepository(db: ApiQueries): SubscriptionsRepository {
  return {
    listPlans: () => db.selectFrom('plans').selectAll().orderBy('id').execute(),
    findPlan: (id) => db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst(),
    findCurrent: (memberId, at) =>
      lastEndingFirst(selectSubscriptions(db))
        .where('subscriptions.member_id', '=', memberId)
        .where(entitlesAt(at))
        .executeTakeFirst(),
    findPaid: (memberId, at) =>
      lastEndingFirst(selectSubscriptions(db))
        .where('subscriptions.member_id', '=', memberId)
        .where('subscriptions.payment_processor', '!=', 'manual')
        .where(entitlesAt(at))
        .executeTakeFirst(),
    list: (filter) => list(db, filter),
    find: (id) => selectSubscriptions(db).where('subscriptions.id', '=', id).executeTakeFirst(),
    async cancel(id, at) {
      await db
        .updateTable('subscriptions')
        .set({ status: 'canceled', cancel_time: at })
        .where('id', '=', id)
        .where('cancel_time', 'is', null)
        .execute();
    },
  };
}

async function list(db: ApiQueries, { memberId, status, page }: SubscriptionFilter): Promise<Page<SubscriptionRow>> {
  const own = selectSubscriptions(db)
    .where('subscriptions.member_id', '=', memberId)
    .$if(status !== undefined, (all) => all.where('subscriptions.status', '=', status ?? 'active'));
  const [items, { total }] = await Promise.all([
    lastEndingFirst(own).offset(page.offset).limit(page.limit).execute(),
    own
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

function lastEndingFirst(query: ReturnType<typeof selectSubscriptions>) {
  return query.orderBy('subscriptions.end_time', 'desc').orderBy('subscriptions.id', 'desc');
}

function selectSubscriptions(db: ApiQueries) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .selectAll('subscriptions')
    .select(['plans.price_cents', 'plans.active as plan_active']);
}
