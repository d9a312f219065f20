import type { Plan, Subscription } from '@afterglow/shared-contracts';
import { activeSubscription } from '@afterglow/shared-data/react';

/** The plan that a member has now; without a running subscription, the free one. */
export interface CurrentPlan {
  readonly title: string;
  readonly isFree: boolean;
  readonly subscription: Subscription | null;
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
    subscription,
  };
}

/** Whether the member manages it here: it costs something, and is paid on the web. A plan that is no longer sold counts. */
export function isManagedHere({ isFree, subscription }: CurrentPlan): boolean {
  return !isFree && (subscription?.paymentProcessor === 'stripe' || subscription?.paymentProcessor === 'paypal');
}
