import type { Plan, Subscription } from '@afterglow/shared-contracts';
import { activeSubscription } from '@afterglow/shared-data/react';

/** The plan that a member has now, and until when; the free plan has no end. */
export interface CurrentPlan {
  readonly title: string;
  readonly isFree: boolean;
  readonly endTime: string | null;
  readonly isCancelled: boolean;
}

export function currentPlan(
  plans: readonly Plan[],
  subscriptions: readonly Subscription[],
  nowMs: number,
): CurrentPlan {
  const subscription = activeSubscription(subscriptions, nowMs);
  const plan = plans.find(({ id, price }) => (subscription ? id === subscription.plan.id : price === 0));
  return {
    title: plan?.title ?? (subscription ? 'Premium' : 'Free'),
    isFree: subscription === null || subscription.plan.price === 0,
    endTime: subscription?.endTime ?? null,
    isCancelled: subscription?.cancelTime != null,
  };
}
