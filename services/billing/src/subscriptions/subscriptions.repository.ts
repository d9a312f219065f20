import type { MemberId, PlanId, SubscriptionId, SubscriptionStatus } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import { entitlesAt } from '#entitlement/index.ts';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { BillingQueries } from '#tables/index.ts';
import { currentPriceId, type PlanRow, selectPlans } from '#plans/index.ts';

export type SubscriptionRow = InferResult<ReturnType<typeof selectSubscriptions>>[number];

export interface SubscriptionFilter {
  readonly memberId: MemberId;
  readonly status: SubscriptionStatus | undefined;
  readonly page: PageRequest;
}

export interface SubscriptionsRepository {
  /** Each with the price in effect. */
  listPlans(at: Date): Promise<PlanRow[]>;
  findPlan(id: PlanId, at: Date): Promise<PlanRow | undefined>;
  /** The subscription that applies at a time: of the valid ones, the one that ends last. */
  findCurrent(memberId: MemberId, at: Date): Promise<SubscriptionRow | undefined>;
  /** The paid and valid ones at a time: first those with a next payment, then the canceled ones; of each, the one that ends last. */
  listPaid(memberId: MemberId, at: Date): Promise<SubscriptionRow[]>;
  /** The first of them: the one that the member manages. */
  findPaid(memberId: MemberId, at: Date): Promise<SubscriptionRow | undefined>;
  list(filter: SubscriptionFilter): Promise<ListPage<SubscriptionRow>>;
  find(id: SubscriptionId): Promise<SubscriptionRow | undefined>;
  /** Cancels one that no provider knows. */
  cancel(id: SubscriptionId, at: Date): Promise<void>;
}

export function createSubscriptionsRepository(db: BillingQueries): SubscriptionsRepository {
  return {
    listPlans: (at) => selectPlans(db, at).orderBy('plans.id').execute(),
    findPlan: (id, at) => selectPlans(db, at).where('plans.id', '=', id).executeTakeFirst(),
    findCurrent: (memberId, at) =>
      lastEndingFirst(selectSubscriptions(db))
        .where('subscriptions.member_id', '=', memberId)
        .where(entitlesAt(at))
        .executeTakeFirst(),
    listPaid: (memberId, at) => selectPaid(db, memberId, at).execute(),
    findPaid: (memberId, at) => selectPaid(db, memberId, at).executeTakeFirst(),
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

async function list(
  db: BillingQueries,
  { memberId, status, page }: SubscriptionFilter,
): Promise<ListPage<SubscriptionRow>> {
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

function selectPaid(db: BillingQueries, memberId: MemberId, at: Date) {
  const isCanceled = sql<boolean>`subscriptions.cancel_time is not null or subscriptions.cancel_owed`;
  return lastEndingFirst(selectSubscriptions(db).orderBy(isCanceled))
    .where('subscriptions.member_id', '=', memberId)
    .where('subscriptions.payment_processor', '!=', 'manual')
    .where(entitlesAt(at));
}

function lastEndingFirst(query: ReturnType<typeof selectSubscriptions>) {
  return query.orderBy('subscriptions.end_time', 'desc').orderBy('subscriptions.id', 'desc');
}

function selectSubscriptions(db: BillingQueries) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .innerJoin('plan_prices', (join) =>
      // Its own price; a grant shows the plan's current price.
      join.on('plan_prices.id', '=', sql<number>`coalesce(subscriptions.price_id, ${currentPriceId(sql`now()`)})`),
    )
    .selectAll('subscriptions')
    .select(['plan_prices.price_cents', 'plans.active as plan_active']);
}
