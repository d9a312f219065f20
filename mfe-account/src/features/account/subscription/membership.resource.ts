import { serverNowMs, type Checkout, type MemberId, type Plan, type Subscription } from '@afterglow/shared-contracts';
import {
  managedSubscription,
  plans,
  subscriptions,
  type Resource,
  type ResourceContext,
} from '@afterglow/shared-data/react';
import { longerThan } from './current-plan.ts';

/** The subscription that a member manages, and the checkout by which it started; null when there is none. */
export interface Membership {
  readonly plans: readonly Plan[];
  readonly subscription: Subscription | null;
  readonly checkout: Checkout | null;
  /** Another subscription, which lasts longer. */
  readonly longer: Subscription | null;
}

/** Refetching it also renews the list of subscriptions that other pages show. */
export function membership(membersId: MemberId): Resource<Membership> {
  return {
    key: ['membership', membersId],
    perMember: true,
    updatedBy: {
      cancelSubscription: (known, { response }) => ({
        data: known.subscription?.id === response.id ? { ...known, subscription: response } : known,
        isStale: true,
      }),
      createCheckout: () => ({ isStale: true }),
    },
    load: async (context) => {
      const known = context.getCached(plans());
      const planList = known ?? (await plans().load(context));
      // Cached again, data that a payment has made stale would pass for fresh.
      if (!known) context.setCached(plans(), planList);
      const list = await subscriptions(membersId).load(context);
      context.setCached(subscriptions(membersId), list);
      const nowMs = serverNowMs();
      const subscription = managedSubscription(list, nowMs);
      const longer = longerThan(subscription, list, nowMs);
      return { plans: planList, subscription, longer, checkout: await checkoutOf(subscription, context) };
    },
  };
}

/** Only supplements the page, which works without it. */
async function checkoutOf(
  subscription: Subscription | null,
  { data, signal }: ResourceContext,
): Promise<Checkout | null> {
  const id = subscription?.subscriptionsCheckoutId?.id;
  if (id === undefined) return null;
  return data.call('getCheckout', { params: { id }, signal }).then(
    (answer) => answer.data,
    () => null,
  );
}
