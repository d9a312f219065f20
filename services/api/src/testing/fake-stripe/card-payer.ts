import { createPremiumPayer, type PremiumPayer } from '../premium-payer.ts';
import type { FakeEvent } from '@afterglow/billing/testing/fake-stripe';
import type { StripeSite } from './stripe-site.ts';

export interface CardPayer extends PremiumPayer {
  /** Starts an order of a plan; returns the ID of the checkout at Stripe. */
  order(planId: number): Promise<string>;
  /** Orders and pays, by default with a card of their own; returns Stripe's events. */
  pay(planId: number, fingerprint?: string): Promise<FakeEvent[]>;
  /** Stripe's ID of the subscription of a checkout, or of the last paid one. */
  reference(session?: string): string;
  /** Pays, and Stripe reports it immediately; returns its ID of the subscription. */
  subscribe(planId: number): Promise<string>;
}

export async function createCardPayer(site: StripeSite, email?: string): Promise<CardPayer> {
  const { stripe } = site;
  const payer = await createPremiumPayer({ ...site, processor: 'stripe', ...(email === undefined ? {} : { email }) });
  let lastSession = '';
  const order = async (planId: number) => {
    lastSession = new URL(await payer.begin(planId)).pathname.split('/').at(-1) ?? '';
    return lastSession;
  };
  const pay = async (planId: number, fingerprint?: string) => stripe.ledger.pay(await order(planId), fingerprint);
  const reference = (session = lastSession) => stripe.ledger.sessions.get(session)?.subscription ?? '';
  return {
    ...payer,
    get token() {
      return payer.token;
    },
    order,
    pay,
    reference,
    async subscribe(planId) {
      await site.happen(await pay(planId));
      return reference();
    },
  };
}
