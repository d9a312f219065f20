import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebProcessor } from '@afterglow/shared-contracts';
import { deliverNotice as tellAsPayPal } from './paypal-peer/deliver-notice.ts';
import { CLIENT_ID, type PayPalPeer, startPayPalPeer } from './paypal-peer/paypal-peer.ts';
import { addPlans, PAYPAL_PLANS } from './paypal-peer/peer-plans.ts';
import { deliverNotice as tellAsStripe } from './stripe-peer/deliver-notice.ts';
import { addPrices, PRICES_OF_PLANS } from './stripe-peer/peer-prices.ts';
import { startStripePeer } from './stripe-peer/stripe-peer.ts';

/** What stands in for a company that takes payments, as far as a service is killed beside it; it goes by the clock of the machine. */
export interface KilledPaymentPeer {
  readonly processor: WebProcessor;
  /** The variables of a service that takes payments there. */
  readonly variables: Readonly<Record<string, string>>;
  /** The member agrees on the page of an order, or pays there. */
  agree(order: string): void;
  /** Where the browser is sent then. */
  returnUrlOf(order: string): string;
  /** Tells a service of all that has become of an order, in notices; rejects where one is not taken. */
  tellOf(order: string, siteUrl: string): Promise<void>;
  /** How many payments were taken, of everybody. */
  countTaken(): number;
  stop(): Promise<void>;
}

const clock = { nowMs: () => Date.now() };

/** With PayPal's own peer, for what happens while it begins a subscription. Its root certificate is kept in the folder. */
export async function startKilledPayPal(
  folder: string,
): Promise<KilledPaymentPeer & Pick<PayPalPeer, 'beforeBeginning' | 'onBegun'>> {
  const paypal = await startPayPalPeer(clock);
  const { books } = paypal;
  addPlans(books);
  const roots = join(folder, 'paypal-roots.pem');
  await writeFile(roots, paypal.certificates.root);
  return {
    processor: 'paypal',
    variables: {
      PAYMENTS: 'none',
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_PLANS,
      PAYPAL_API_URL: paypal.url,
      PAYPAL_CA_FILE: roots,
    },
    agree: (order) => void books.approve(order),
    returnUrlOf: (order) => books.subscription(order).returnUrl,
    async tellOf(order, siteUrl) {
      const told = books.events.filter(({ resource }) => mentions(resource, order));
      for (const event of told) await tellAsPayPal(paypal, siteUrl, event);
    },
    countTaken: () => books.sales.size,
    get beforeBeginning() {
      return paypal.beforeBeginning;
    },
    set beforeBeginning(deed) {
      paypal.beforeBeginning = deed;
    },
    get onBegun() {
      return paypal.onBegun;
    },
    set onBegun(deed) {
      paypal.onBegun = deed;
    },
    stop: () => paypal.stop(),
  };
}

export async function startKilledStripe(): Promise<KilledPaymentPeer> {
  const stripe = await startStripePeer(clock);
  const { books } = stripe;
  addPrices(books);
  return {
    processor: 'stripe',
    variables: {
      PAYMENTS: 'none',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICES: PRICES_OF_PLANS,
      STRIPE_API_URL: stripe.url,
    },
    agree: (order) => void books.pay(order),
    returnUrlOf: (order) => books.sessions.get(order)?.successUrl ?? '',
    async tellOf(order, siteUrl) {
      const subscription = books.sessions.get(order)?.subscription ?? order;
      const told = books.events.filter(({ data }) => mentions(data.object, subscription));
      for (const event of told) await tellAsStripe(stripe, siteUrl, event);
    },
    countTaken: () => books.intents.size,
    stop: () => stripe.stop(),
  };
}

function mentions(thing: object, id: string): boolean {
  return JSON.stringify(thing).includes(`"${id}"`);
}
