import type { Subscription } from '@afterglow/shared-contracts';
import { readOutbox } from '../read-outbox.ts';
import { type Newcomer, signUp } from '../sign-up.ts';
import type { PeerEvent } from './stripe-books.ts';
import type { StripeSite } from './stripe-site.ts';

/** A member who buys Premium by card. */
export interface CardPayer extends Newcomer {
  /** Begins to pay for a plan; the number of the checkout at Stripe. */
  order(planId: number): Promise<string>;
  /** Begins and pays; what Stripe has to tell of it. */
  pay(planId: number): Promise<PeerEvent[]>;
  /** Stripe's name for the subscription of a checkout, or of the last one that was paid. */
  reference(session?: string): string;
  subscriptions(): Promise<Subscription[]>;
  isPremium(): Promise<boolean>;
  /** Pays, and Stripe tells of it at once; its name for the subscription. */
  subscribe(planId: number): Promise<string>;
  /** For weeks and months: log-ins do not last so long. */
  pass(milliseconds: number): Promise<void>;
  /** The time until which the member has paid is over; returns its end. */
  passPaidTime(): Promise<string>;
  cancel(subscription: number): Promise<Subscription>;
  /** The subjects of the mails to the member about Premium, latest first. */
  mails(): Promise<string[]>;
}

export async function createCardPayer(site: StripeSite): Promise<CardPayer> {
  const { api, stripe, clock } = site;
  const newcomer = await signUp(api);
  const { id, email, password } = newcomer;
  let { token } = newcomer;
  let lastSession = '';
  const order = async (planId: number) => {
    const body = { subscriptionsProductsId: planId, paymentProcessor: 'stripe' };
    const { redirectUrl } = (await api.call('createCheckout', { body, token })).data;
    lastSession = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
    return lastSession;
  };
  const pay = async (planId: number) => stripe.books.pay(await order(planId));
  const reference = (session = lastSession) => stripe.books.sessions.get(session)?.subscription ?? '';
  const subscriptions = async () => (await api.call('listSubscriptions', { query: { membersid: id }, token })).data;
  const pass = async (milliseconds: number) => {
    clock.skip(milliseconds);
    token = (await api.call('createToken', { body: { email, password } })).data.token;
  };
  return {
    ...newcomer,
    ...{ order, pay, reference, subscriptions, pass },
    async subscribe(planId) {
      await site.happen(await pay(planId));
      return reference();
    },
    async passPaidTime() {
      const [{ endTime } = { endTime: '' }] = await subscriptions();
      await pass(Date.parse(endTime) - clock.nowMs());
      return endTime;
    },
    isPremium: async () => (await api.call('getMember', { params: { id }, token })).data.premium,
    cancel: async (subscription) => {
      const cancelled = { params: { id: subscription }, body: { status: 'canceled' }, token };
      return (await api.call('cancelSubscription', cancelled)).data;
    },
    async mails() {
      const all = await readOutbox(api);
      return all
        .map((mail) => (mail.to === email ? mail.subject : ''))
        .filter((subject) => subject.includes('Premium'));
    },
  };
}
