import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, type ManualClock } from '@afterglow/kit/testing';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { createPremiumPayer, type PremiumPayer } from '../premium-payer.ts';
import { type RunningApi, SIGNING_SECRET, startApi, TEST_NOW_MS } from '../start-api.ts';
import {
  type FakeEvent,
  deliverWebhook,
  type Delivery,
  CLIENT_ID,
  type FakePayPal,
  startFakePayPal,
  addPlans,
} from '@afterglow/billing/testing/fake-paypal';

export const MONTHLY = 2;
export const YEARLY = 3;

/** A service with its own fake of PayPal. */
export interface PayPalSite {
  readonly api: RunningApi;
  readonly paypal: FakePayPal;
  readonly clock: ManualClock;
  /** Sends a webhook like PayPal; returns the status of the response. */
  deliver(event: object, changes?: Delivery): Promise<number>;
  /** One after the other. */
  deliverAll(events: readonly FakeEvent[]): Promise<void>;
  /** An action at PayPal, which reports it immediately. It counts seconds, so the next one is a second later. */
  happen(events: readonly FakeEvent[] | undefined): Promise<void>;
  stop(): Promise<void>;
}

export async function startPayPalSite(): Promise<PayPalSite> {
  const clock = createManualClock(TEST_NOW_MS);
  const paypal = await startFakePayPal(clock);
  addPlans(paypal.ledger);
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-paypal-'));
  const roots = join(folder, 'roots.pem');
  await writeFile(roots, paypal.certificates.root);
  const api = await startApi({
    clock,
    config: {
      SIGNING_SECRET,
      CAPTCHA_TRIES: 1,
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_PLANS: new Map([
        [planIdSchema.parse(MONTHLY), 'P-MONTH'],
        [planIdSchema.parse(YEARLY), 'P-YEAR'],
      ]),
      PAYPAL_API_URL: paypal.url,
      PAYPAL_CA_FILE: roots,
    },
  });
  const deliver: PayPalSite['deliver'] = (event, changes) => deliverWebhook(paypal, api.origin, event, changes);
  const deliverAll: PayPalSite['deliverAll'] = async (events) => {
    for (const event of events) {
      const status = await deliver(event);
      if (status !== 204) throw new Error(`The notice of ${event.event_type} was answered with ${status}.`);
    }
  };
  return {
    api,
    paypal,
    clock,
    deliver,
    deliverAll,
    async happen(events) {
      if (events === undefined) throw new Error('PayPal does not do that.');
      await deliverAll(events);
      clock.advance(SECOND_MS);
    },
    async stop() {
      await api.stop();
      await paypal.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface PayPalPayer extends PremiumPayer {
  /** Starts an order of a plan; returns PayPal's ID of the subscription. */
  order(planId: number): Promise<string>;
  /** Returns from PayPal's page; the path of the page that is shown then. */
  comeBack(subscription: string): Promise<string>;
  /** Orders, agrees and returns; PayPal reports it immediately. */
  subscribe(planId: number): Promise<string>;
}

export async function createPayPalPayer(site: PayPalSite): Promise<PayPalPayer> {
  const { ledger } = site.paypal;
  const payer = await createPremiumPayer({ ...site, processor: 'paypal' });
  const order = async (planId: number) => new URL(await payer.begin(planId)).pathname.split('/').at(-1) ?? '';
  const comeBack = async (subscription: string) => {
    // PayPal adds its own parameters.
    const way = `${ledger.subscription(subscription).returnUrl}&subscription_id=${subscription}&ba_token=BA-1`;
    const response = await fetch(way, { redirect: 'manual' });
    const { pathname, search } = new URL(response.headers.get('location') ?? '');
    return `${pathname}${search}`;
  };
  return {
    ...payer,
    get token() {
      return payer.token;
    },
    order,
    comeBack,
    async subscribe(planId) {
      const id = await order(planId);
      ledger.approve(id);
      const sent = ledger.events.length;
      await comeBack(id);
      await site.happen(ledger.events.slice(sent));
      return id;
    },
  };
}
