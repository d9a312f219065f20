import type { PaymentProcessor, Subscription } from '@afterglow/shared-contracts';
import { type FetchedPage, fetchPage } from './browser-form.ts';
import type { RunningApi } from './start-api.ts';
import { until } from './until.ts';

/** A demo member who buys Premium as one would in a browser. */
export interface Shopper {
  readonly memberId: number;
  readonly token: string;
  /** The provider's page for a plan. */
  checkout(planId: number, processor?: PaymentProcessor): Promise<FetchedPage>;
  /** The subscriptions, the one that ends last first. */
  subscriptions(): Promise<Subscription[]>;
  /** Waits for the first of them to be as told. */
  awaitSubscription(isThere: (subscription: Subscription) => boolean): Promise<Subscription>;
  isPremium(): Promise<boolean>;
}

const MEMBER_IDS = { free: 1, premium: 2, new: 3 } as const;

export async function createShopper(api: RunningApi, who: keyof typeof MEMBER_IDS): Promise<Shopper> {
  const memberId = MEMBER_IDS[who];
  const token = await api.logIn(who);
  const subscriptions = async () =>
    (await api.call('listSubscriptions', { query: { membersid: memberId }, token })).data;
  return {
    memberId,
    token,
    async checkout(planId, processor = 'stripe') {
      const body = { subscriptionsProductsId: planId, paymentProcessor: processor };
      const { data } = await api.call('createCheckout', { body, token });
      return fetchPage(data.redirectUrl);
    },
    subscriptions,
    async awaitSubscription(isThere) {
      const [first] = await until(subscriptions, ([newest]) => newest !== undefined && isThere(newest));
      if (first === undefined) throw new Error('There is no subscription.');
      return first;
    },
    async isPremium() {
      return (await api.call('getMember', { params: { id: memberId }, token })).data.premium;
    },
  };
}
