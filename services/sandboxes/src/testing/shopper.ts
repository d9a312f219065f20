import type { CheckoutId, MemberId, PaymentProcessor, Subscription } from '@afterglow/shared-contracts';
import { type FetchedPage, fetchPage } from './browser-form.ts';
import { type RunningApi, shownAmounts, signUp } from '@afterglow/api/testing';
import { until } from '@afterglow/kit/testing';

export interface Shopper {
  readonly memberId: MemberId;
  readonly email: string;
  readonly token: () => string;
  /** A login does not last as long as a subscription. */
  logInAgain(): Promise<void>;
  checkout(planId: number, processor?: PaymentProcessor): Promise<FetchedPage>;
  /** The subscriptions, the one that ends last first. */
  subscriptions(): Promise<Subscription[]>;
  /** Requests a quote and changes the plan with it, like the page. */
  changePlan(planId: number, processor?: PaymentProcessor): Promise<void>;
  /** Waits for the first of them to match, advancing the service's clock by this much at every check. */
  awaitSubscription(isThere: (subscription: Subscription) => boolean, stepMs?: number): Promise<Subscription>;
  isPremium(): Promise<boolean>;
}

export async function createShopper(api: RunningApi): Promise<Shopper> {
  const { id: memberId, email, password, token: firstToken } = await signUp(api);
  let token = firstToken;
  const subscriptions = async () =>
    (await api.call('listSubscriptions', { query: { membersid: memberId }, token })).data;
  return {
    memberId,
    email,
    token: () => token,
    async logInAgain() {
      token = (await api.call('createToken', { body: { email, password } })).data.token;
    },
    async checkout(planId, processor = 'stripe') {
      const shown = await shownAmounts(api, planId, token);
      const order = { subscriptionsProductsId: planId, paymentProcessor: processor, ...shown };
      const { data: created } = await api.call('createCheckout', { body: order, token });
      return fetchPage(created.redirectUrl);
    },
    subscriptions,
    async changePlan(planId, processor = 'stripe') {
      const order = { subscriptionsProductsId: planId, paymentProcessor: processor };
      const { token: quote } = (await api.call('quotePlan', { query: order, token })).data;
      await api.call('createCheckout', { body: { ...order, quote }, token });
    },
    async awaitSubscription(isThere, stepMs = 0) {
      const look = () => {
        api.clock.advance(stepMs);
        return subscriptions();
      };
      const [first] = await until(look, ([newest]) => newest !== undefined && isThere(newest));
      if (first === undefined) throw new Error('There is no subscription.');
      return first;
    },
    async isPremium() {
      return (await api.call('getMember', { params: { id: memberId }, token })).data.premium;
    },
  };
}

/** The newest checkout of a member; IDs are shared by all members. */
export async function findCheckout(api: RunningApi, shopper: Shopper) {
  for (let id = 1; ; id += 1) {
    const found = await readCheckout(api, shopper, id);
    if (found !== undefined) return found;
    if (id > 1_000) throw new Error('The member has no checkout.');
  }
}

async function readCheckout(api: RunningApi, shopper: Shopper, id: CheckoutId | number) {
  const headers = { authorization: `Bearer ${shopper.token()}` };
  const response = await api.request(`/subscriptions/checkouts/${id}`, { headers });
  await response.body?.cancel();
  return response.ok ? (await api.call('getCheckout', { params: { id }, token: shopper.token() })).data : undefined;
}
