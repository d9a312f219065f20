import type { Plan, Subscription } from '@afterglow/shared-contracts';
import { activeSubscription, managedSubscription } from '@afterglow/shared-data/react';

/** The current plan of a member; without a running subscription, the free one. */
export interface CurrentPlan {
  readonly title: string;
  readonly isFree: boolean;
  readonly subscription: Subscription | null;
  /** Another subscription, which lasts longer. */
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

/** The subscription that lasts longer than the one the member manages. */
export function longerThan(
  managed: Subscription | null,
  subscriptions: readonly Subscription[],
  nowMs: number,
): Subscription | null {
  const active = activeSubscription(subscriptions, nowMs);
  return active?.id === managed?.id ? null : active;
}

/**
 * Whether the member manages it here: it costs something, and is paid on the web. Plans no longer sold are included.
 */
export function isWebSubscription({ isFree, subscription }: CurrentPlan): boolean {
  return !isFree && (subscription?.paymentProcessor === 'stripe' || subscription?.paymentProcessor === 'paypal');
}
