import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  addPlans,
  CLIENT_ID,
  deliverWebhook,
  type Delivery,
  PAYPAL_PLANS,
  type FakePayPal,
  startFakePayPal,
} from '@afterglow/billing/testing/fake-paypal';
import { PORTS_FROM } from './ports.ts';
import { copySiteData, MUSIC_AHEAD } from './site-data.ts';
import { startSite } from './site-process.ts';

/** Differs from the other sites of a run. */
const PORT = PORTS_FROM + 4;

/** A site that accepts PayPal payments, and the fake of PayPal on this machine. */
export interface PayPalShop {
  readonly url: string;
  readonly paypal: FakePayPal;
  /** The charges of subscriptions, in dollars, payment by payment. */
  taken(): readonly string[];
  /** Sends the site all pending webhooks; resolves to the responses. */
  deliverWebhooks(delivery?: Delivery): Promise<readonly number[]>;
  /**
   * Sends a webhook about a sale of another site of the same account, otherwise equal to the last sale here; resolves to the response.
   */
  sendWebhookOfAnotherSite(): Promise<number>;
  close(): Promise<void>;
}

export async function openPayPalShop(): Promise<PayPalShop> {
  const paypal = await startFakePayPal({ nowMs: () => Date.now() });
  addPlans(paypal.ledger);
  const dataDir = await copySiteData('data-paypal');
  const roots = path.join(dataDir, 'paypal-roots.pem');
  await writeFile(roots, paypal.certificates.root);
  const site = await startSite({
    port: PORT,
    dataDir,
    env: {
      MUSIC_AHEAD,
      PAYMENTS: 'none',
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_PLANS,
      PAYPAL_API_URL: paypal.url,
      PAYPAL_CA_FILE: roots,
    },
  });
  let reported = 0;
  return {
    url: site.url,
    paypal,
    taken: () => [...paypal.ledger.sales.values()].map(({ amount }) => amount.value),
    async deliverWebhooks(delivery) {
      const events = paypal.ledger.events.slice(reported);
      if (delivery === undefined) reported = paypal.ledger.events.length;
      const answers = [];
      for (const event of events) answers.push(await deliverWebhook(paypal, site.url, event, delivery));
      return answers;
    },
    async sendWebhookOfAnotherSite() {
      const own = [...paypal.ledger.subscriptions.values()].at(-1);
      if (own === undefined) throw new Error('Nothing was sold yet.');
      const foreign = { ...own, id: `${own.id}-elsewhere`, custom_id: own.custom_id.replace(/^[^/]+/, 'another') };
      paypal.ledger.subscriptions.set(foreign.id, foreign);
      paypal.ledger.emit('BILLING.SUBSCRIPTION.ACTIVATED', { id: foreign.id });
      const [event = {}] = paypal.ledger.events.splice(-1);
      return deliverWebhook(paypal, site.url, event);
    },
    async close() {
      await site.stop();
      await paypal.stop();
    },
  };
}
