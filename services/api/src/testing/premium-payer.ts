import type { Subscription, WebProcessor } from '@afterglow/shared-contracts';
import type { ManualClock } from '@afterglow/kit/testing';
import { readOutbox } from './read-outbox.ts';
import { shownAmounts } from './shown-amounts.ts';
import { type TestMember, signUp } from './sign-up.ts';
import type { RunningApi } from './start-api.ts';

export interface PremiumPayer extends TestMember {
  /** Starts an order of a plan; returns the provider's page. */
  begin(planId: number): Promise<string>;
  subscriptions(): Promise<Subscription[]>;
  isPremium(): Promise<boolean>;
  /** For weeks and months: logs in again, because sessions do not last so long. */
  pass(milliseconds: number): Promise<void>;
  passPaidTime(): Promise<string>;
  cancel(subscription: number): Promise<Subscription>;
  /** The subjects of the mails to the member about Premium, latest first. */
  mails(): Promise<string[]>;
}

export interface PremiumPayerOptions {
  readonly api: RunningApi;
  readonly clock: ManualClock;
  readonly processor: WebProcessor;
  /** The member's email; by default one of their own. */
  readonly email?: string;
}

export async function createPremiumPayer(options: PremiumPayerOptions): Promise<PremiumPayer> {
  const { api, clock, processor } = options;
  const newcomer = await signUp(api, options.email === undefined ? {} : { email: options.email });
  const { id, email, password } = newcomer;
  let { token } = newcomer;
  const subscriptions = async () => (await api.call('listSubscriptions', { query: { membersid: id }, token })).data;
  const pass = async (milliseconds: number) => {
    clock.skip(milliseconds);
    token = (await api.call('createToken', { body: { email, password } })).data.token;
  };
  return {
    ...newcomer,
    get token() {
      return token;
    },
    subscriptions,
    pass,
    async begin(planId) {
      const shown = await shownAmounts(api, planId, token);
      const body = { subscriptionsProductsId: planId, paymentProcessor: processor, ...shown };
      return (await api.call('createCheckout', { body, token })).data.redirectUrl;
    },
    async passPaidTime() {
      const [{ endTime } = { endTime: '' }] = await subscriptions();
      await pass(Date.parse(endTime) - clock.nowMs());
      return endTime;
    },
    isPremium: async () => (await api.call('getMember', { params: { id }, token })).data.premium,
    cancel: async (subscription) => {
      const canceled = { params: { id: subscription }, body: { status: 'canceled' }, token };
      return (await api.call('cancelSubscription', canceled)).data;
    },
    async mails() {
      const all = await readOutbox(api);
      return all
        .map((mail) => (mail.to === email ? mail.subject : ''))
        .filter((subject) => /Premium|free trial/.test(subject));
    },
  };
}
