import type { Subscription } from '@afterglow/shared-contracts';

/**
 * The subscription that entitles: the one with the latest end in the future, canceled or not, or else one whose
 * renewal is pending; without either, the free plan applies.
 */
export function activeSubscription(list: readonly Subscription[], nowMs: number): Subscription | null {
  const running = list.filter((item) => Date.parse(item.entitledUntil ?? item.endTime) > nowMs);
  return running.sort((a, b) => Date.parse(b.endTime) - Date.parse(a.endTime))[0] ?? null;
}

/**
 * The subscription that the member manages: of the active ones the one with a next payment, which can be canceled, or
 * else a paid one, or else the grant. Another one may entitle for longer.
 */
export function managedSubscription(list: readonly Subscription[], nowMs: number): Subscription | null {
  const paid = list.filter(({ paymentProcessor }) => paymentProcessor !== 'manual');
  const renewed = paid.filter(({ cancelTime }) => cancelTime === null);
  return activeSubscription(renewed, nowMs) ?? activeSubscription(paid, nowMs) ?? activeSubscription(list, nowMs);
}

/** Any subscription, however old, counts. */
export function hasBeenPremium(list: readonly Subscription[]): boolean {
  return list.length > 0;
}

/** Paid in an app store, where it must also be changed. */
export function isPaidViaMobile(subscription: Subscription | null): boolean {
  return subscription !== null && !['stripe', 'paypal', 'manual'].includes(subscription.paymentProcessor);
}
