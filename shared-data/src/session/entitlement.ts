import type { Subscription } from '@afterglow/shared-contracts';

/**
 * The subscription that entitles: the one with the latest end in the future, cancelled or not, or else one whose renewal is on its way;
 * without either, the free plan applies.
 */
export function activeSubscription(list: readonly Subscription[], nowMs: number): Subscription | null {
  const running = list.filter((item) => Date.parse(item.entitledUntil ?? item.endTime) > nowMs);
  return running.sort((a, b) => Date.parse(b.endTime) - Date.parse(a.endTime))[0] ?? null;
}

/** Any subscription, however old, counts. */
export function hasBeenPremium(list: readonly Subscription[]): boolean {
  return list.length > 0;
}

/** Paid in an app store, where it must also be changed. */
export function isPaidViaMobile(subscription: Subscription | null): boolean {
  return subscription !== null && !['stripe', 'paypal', 'manual'].includes(subscription.paymentProcessor);
}
