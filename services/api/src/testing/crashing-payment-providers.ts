import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebProcessor } from '@afterglow/shared-contracts';
import {
  deliverWebhook as sendAsPayPal,
  CLIENT_ID,
  type FakePayPal,
  startFakePayPal,
  addPlans,
  PAYPAL_PLANS,
} from '@afterglow/billing/testing/fake-paypal';
import {
  deliverWebhook as sendAsStripe,
  addPrices,
  PRICES_OF_PLANS,
  startFakeStripe,
} from '@afterglow/billing/testing/fake-stripe';

/** A fake payment company for a service that is killed; it uses the clock of the machine. */
export interface CrashingPaymentProvider {
  readonly processor: WebProcessor;
  /** The environment variables of a service that takes payments there. */
  readonly variables: Readonly<Record<string, string>>;
  /** The member agrees on the page of an order, or pays there. */
  agree(order: string): void;
  returnUrlOf(order: string): string;
  /** Sends the webhooks of an order to a service; rejects when one is rejected. */
  reportOf(order: string, siteUrl: string): Promise<void>;
  countTaken(): number;
  stop(): Promise<void>;
}

const clock = { nowMs: () => Date.now() };

/** With the PayPal fake, for crashes while it starts a subscription. Its root certificate is stored in the folder. */
export async function startCrashingPayPal(
  folder: string,
): Promise<CrashingPaymentProvider & Pick<FakePayPal, 'beforeBeginning' | 'onBegun'>> {
  const paypal = await startFakePayPal(clock);
  const { ledger } = paypal;
  addPlans(ledger);
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
    agree: (order) => void ledger.approve(order),
    returnUrlOf: (order) => ledger.subscription(order).returnUrl,
    async reportOf(order, siteUrl) {
      const sent = ledger.events.filter(({ resource }) => mentions(resource, order));
      for (const event of sent) await sendAsPayPal(paypal, siteUrl, event);
    },
    countTaken: () => ledger.sales.size,
    get beforeBeginning() {
      return paypal.beforeBeginning;
    },
    set beforeBeginning(action) {
      paypal.beforeBeginning = action;
    },
    get onBegun() {
      return paypal.onBegun;
    },
    set onBegun(action) {
      paypal.onBegun = action;
    },
    stop: () => paypal.stop(),
  };
}

export async function startCrashingStripe(): Promise<CrashingPaymentProvider> {
  const stripe = await startFakeStripe(clock);
  const { ledger } = stripe;
  addPrices(ledger);
  return {
    processor: 'stripe',
    variables: {
      PAYMENTS: 'none',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_PRICES: PRICES_OF_PLANS,
      STRIPE_API_URL: stripe.url,
    },
    agree: (order) => void ledger.pay(order),
    returnUrlOf: (order) => ledger.sessions.get(order)?.successUrl ?? '',
    async reportOf(order, siteUrl) {
      const subscription = ledger.sessions.get(order)?.subscription ?? order;
      const sent = ledger.events.filter(({ data }) => mentions(data.object, subscription));
      for (const event of sent) await sendAsStripe(stripe, siteUrl, event);
    },
    countTaken: () => ledger.intents.size,
    stop: () => stripe.stop(),
  };
}

function mentions(thing: object, id: string): boolean {
  return JSON.stringify(thing).includes(`"${id}"`);
}
