import {
  addPrices,
  deliverWebhook,
  type Delivery,
  PRICES_OF_PLANS,
  startFakeStripe,
  type FakeStripe,
} from '@afterglow/billing/testing/fake-stripe';
import { adminCli } from './cli.ts';
import { PORTS_FROM } from './ports.ts';
import { copySiteData, MUSIC_AHEAD } from './site-data.ts';
import { startSite } from './site-process.ts';

const PORT = PORTS_FROM + 3;

/** A site that accepts cards, and the fake of Stripe on this machine. */
export interface StripeShop {
  readonly url: string;
  readonly stripe: FakeStripe;
  /** The `afterglow-admin` command as the operator of the site runs it. */
  admin(...args: readonly string[]): Promise<string>;
  /** The charges of cards in cents, payment by payment. */
  taken(): readonly number[];
  /** Sends the site all webhooks; resolves to the responses. */
  deliverWebhooks(delivery?: Delivery): Promise<readonly number[]>;
  /**
   * Sends a webhook about a sale of another site of the same account, otherwise equal to the last sale here; resolves to the response.
   */
  sendWebhookOfAnotherSite(): Promise<number>;
  close(): Promise<void>;
}

export async function openStripeShop(): Promise<StripeShop> {
  const stripe = await startFakeStripe({ nowMs: () => Date.now() });
  addPrices(stripe.ledger);
  const site = await startSite({
    port: PORT,
    dataDir: await copySiteData('data-stripe'),
    env: {
      MUSIC_AHEAD,
      PAYMENTS: 'none',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICES: PRICES_OF_PLANS,
      STRIPE_API_URL: stripe.url,
    },
  });
  let reported = 0;
  return {
    url: site.url,
    stripe,
    admin: (...args) => adminCli(site, ...args),
    taken: () => [...stripe.ledger.intents.values()].map(({ amount_received }) => amount_received),
    async deliverWebhooks(delivery) {
      const events = stripe.ledger.events.slice(reported);
      if (delivery === undefined) reported = stripe.ledger.events.length;
      const answers = [];
      for (const event of events) answers.push(await deliverWebhook(stripe, site.url, event, delivery));
      return answers;
    },
    async sendWebhookOfAnotherSite() {
      const own = [...stripe.ledger.subscriptions.values()].at(-1);
      if (own === undefined) throw new Error('Nothing was sold yet.');
      const foreign = { ...own, id: `${own.id}_elsewhere`, metadata: { ...own.metadata, site: 'another' } };
      stripe.ledger.subscriptions.set(foreign.id, foreign);
      stripe.ledger.emit('customer.subscription.created', { id: foreign.id });
      const [event = {}] = stripe.ledger.events.splice(-1);
      return deliverWebhook(stripe, site.url, event);
    },
    async close() {
      await site.stop();
      await stripe.stop();
    },
  };
}
