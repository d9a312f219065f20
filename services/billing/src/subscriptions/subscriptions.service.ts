import type { MemberId, Plan, Subscription, SubscriptionId } from '@afterglow/shared-contracts';
import { type Clock, type ListPage, conflict, forbidden } from '@afterglow/kit';
import { providerName } from '#port/index.ts';
import type { CancelAtProvider, CancelOutcome } from './cancel-at-provider.ts';
import { createLongPoll } from './long-poll.ts';
import { toPlan } from '#plans/index.ts';
import { toSubscription } from './subscriptions.mapper.ts';
import type { SubscriptionFilter, SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.ts';

const FREE_PLAN_PRICE_CENTS = 0;

export interface SubscriptionsService {
  /** Every plan; the given member's is current, which is the free one for a member without Premium. */
  listPlans(memberId: MemberId | undefined): Promise<Plan[]>;
  /** Throws forbidden for another member's. With `waitMs`, waits at most that long for a running one that is not canceled. */
  list(filter: SubscriptionFilter, callerId: MemberId, waitMs?: number): Promise<ListPage<Subscription>>;
  /** Throws forbidden for every ID but the caller's own, conflict for one that is managed elsewhere. */
  cancel(id: SubscriptionId, callerId: MemberId): Promise<Subscription>;
}

export interface SubscriptionsOptions {
  readonly repository: SubscriptionsRepository;
  readonly clock: Clock;
  readonly cancelAtProvider: CancelAtProvider;
  readonly mayHaveTrial: (memberId: MemberId) => Promise<boolean>;
}

export function createSubscriptionsService(dependencies: SubscriptionsOptions): SubscriptionsService {
  const { repository, clock, cancelAtProvider, mayHaveTrial } = dependencies;
  const lookPatiently = createLongPoll(clock);
  const findOwn = async (id: SubscriptionId, callerId: MemberId): Promise<SubscriptionRow> => {
    const row = await repository.find(id);
    if (row?.member_id !== callerId) throw forbidden("This subscription isn't yours.");
    return row;
  };
  return {
    async listPlans(memberId) {
      const now = new Date(clock.nowMs());
      const plans = await repository.listPlans(now);
      if (memberId === undefined) return plans.map((plan) => toPlan(plan, { current: false, mayHaveTrial: true }));
      const current = (await repository.findPaid(memberId, now)) ?? (await repository.findCurrent(memberId, now));
      const currentId = current?.plan_id ?? plans.find((plan) => plan.price_cents === FREE_PLAN_PRICE_CENTS)?.id;
      const isEligible = await mayHaveTrial(memberId);
      return plans.map((plan) => {
        // A member with a plan keeps the price at its start.
        const price_cents = plan.id === current?.plan_id ? current.price_cents : plan.price_cents;
        return toPlan({ ...plan, price_cents }, { current: plan.id === currentId, mayHaveTrial: isEligible });
      });
    },
    async list(filter, callerId, waitMs = 0) {
      if (filter.memberId !== callerId) throw forbidden('These subscriptions belong to another member.');
      const { items, total } = await lookPatiently({
        memberId: callerId,
        waitMs,
        look: () => repository.list(filter),
        isFound: (page) => page.items.some((row) => isPaid(row, clock.nowMs())),
      });
      return { items: items.map(toSubscription), total };
    },
    async cancel(id, callerId) {
      const row = await findOwn(id, callerId);
      if (row.cancel_time !== null) return toSubscription(row);
      if (row.payment_processor === 'manual') await repository.cancel(id, new Date(clock.nowMs()));
      else rejectUncanceled(await cancelAtProvider(row), row);
      return toSubscription(await findOwn(id, callerId));
    },
  };
}

function isPaid({ end_time, cancel_time }: SubscriptionRow, nowMs: number): boolean {
  return cancel_time === null && end_time.getTime() > nowMs;
}

function rejectUncanceled(outcome: CancelOutcome, { payment_processor }: SubscriptionRow): void {
  switch (outcome) {
    case 'cancelled':
      return;
    case 'elsewhere':
      throw conflict(`You subscribed through ${providerName(payment_processor)}. Cancel it there.`);
    case 'unknown':
      throw conflict("The payment provider can't find this subscription.");
  }
}
