import type { MemberId, Plan, Subscription } from '@afterglow/shared-contracts';
import type { Page } from '../../catalogue/page.ts';
import type { Clock } from '../../clock.ts';
import { forbidden } from '../../errors/service-errors.ts';
import { toPlan, toSubscription } from './subscriptions.mapper.ts';
import type { SubscriptionFilter, SubscriptionsRepository } from './subscriptions.repository.ts';

const FREE_PLAN_PRICE_CENTS = 0;

export interface SubscriptionsService {
  /** Every plan; the one of the given member is current, which is the free one for a member without Premium. */
  listPlans(memberId: MemberId | undefined): Promise<Plan[]>;
  /** Throws forbidden for another member's. */
  list(filter: SubscriptionFilter, callerId: MemberId): Promise<Page<Subscription>>;
}

export function createSubscriptionsService(repository: SubscriptionsRepository, clock: Clock): SubscriptionsService {
  return {
    async listPlans(memberId) {
      const plans = await repository.listPlans();
      if (memberId === undefined) return plans.map((plan) => toPlan(plan, false));
      const paidId = await repository.findCurrentPlan(memberId, new Date(clock.nowMs()));
      const currentId = paidId ?? plans.find((plan) => plan.price_cents === FREE_PLAN_PRICE_CENTS)?.id;
      return plans.map((plan) => toPlan(plan, plan.id === currentId));
    },
    async list(filter, callerId) {
      if (filter.memberId !== callerId) throw forbidden("These are another member's subscriptions.");
      const { items, total } = await repository.list(filter);
      return { items: items.map(toSubscription), total };
    },
  };
}
