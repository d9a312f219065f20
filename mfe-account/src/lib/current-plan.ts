import type { Plan, Subscription } from '@afterglow/shared-contracts';
import { activeSubscription, managedSubscription } from '@afterglow/shared-data/react';

/** The plan that a member has now; without a running subscription, the free one. */
export interface CurrentPlan {
  readonly title: string;
  readonly isFree: boolean;
  readonly subscription: Subscription | null;
  /** Another one, which entitles for longer. */
  readonly longer: Subscription | null;
}

export function currentPlan(
  plans: readonly Plan[],
  subscriptions: readonly Subscription[],
  nowMs: number,
): CurrentPlan {
  const subscription = managedSubscription(subscriptions, nowMs);
  const plan = plans.find(({ id, price }) => (subscription ? id === subscription.plan.id : price === 0));
  return {
    title: plan?.title ?? (subscription ? 'Premium' : 'Free'),
    isFree: subscription === null || subscription.plan.price === 0,
    subscription,
    longer: longerThan(subscription, subscriptions, nowMs),
  };
}

/** The subscription that entitles for longer than the one the member manages. */
export function longerThan(
  managed: Subscription | null,
  subscriptions: readonly Subscription[],
  nowMs: number,
): Subscription | null {
  const active = activeSubscription(subscriptions, nowMs);
  return active?.id === managed?.id ? null : active;
}

/** Whether the member manages it here: it costs something, and is paid on the web. A plan that is no longer sold counts. */
export function isWebSubscription({ isFree, subscription }: CurrentPlan): boolean {
  return !isFree && (subscription?.paymentProcessor === 'stripe' || subscription?.paymentProcessor === 'paypal');
}
