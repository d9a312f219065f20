import { planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock, type ManualClock } from '@afterglow/kit/testing';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { type RunningApi, SIGNING_SECRET, startApi, TEST_NOW_MS } from '../start-api.ts';
import {
  deliverWebhook,
  type Delivery,
  addPrices,
  type FakeEvent,
  startFakeStripe,
  type FakeStripe,
} from '@afterglow/billing/testing/fake-stripe';

export const MONTHLY = 2;
export const YEARLY = 3;

/** A service with its own fake of Stripe. */
export interface StripeSite {
  readonly api: RunningApi;
  readonly stripe: FakeStripe;
  readonly clock: ManualClock;
  /** Sends a webhook like Stripe; returns the status of the response. */
  deliver(event: object, changes?: Delivery): Promise<number>;
  /** One after the other. */
  deliverAll(events: readonly FakeEvent[]): Promise<void>;
  /** Actions at Stripe, which reports them immediately. It counts seconds, so the next one is a second later. */
  happen(events: readonly FakeEvent[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startStripeSite(): Promise<StripeSite> {
  const clock = createManualClock(TEST_NOW_MS);
  const stripe = await startFakeStripe(clock);
  addPrices(stripe.ledger);
  const config = {
    SIGNING_SECRET,
    CAPTCHA_TRIES: 1,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICES: new Map([
      [planIdSchema.parse(MONTHLY), 'price_month'],
      [planIdSchema.parse(YEARLY), 'price_year'],
    ]),
    STRIPE_API_URL: stripe.url,
  };
  const api = await startApi({ clock, config });
  const deliver: StripeSite['deliver'] = (event, changes) => deliverWebhook(stripe, api.origin, event, changes);
  const deliverAll: StripeSite['deliverAll'] = async (events) => {
    for (const event of events) {
      const status = await deliver(event);
      if (status !== 204) throw new Error(`The notice of ${event.type} was answered with ${status}.`);
    }
  };
  return {
    api,
    stripe,
    clock,
    deliver,
    deliverAll,
    async happen(events) {
      await deliverAll(events);
      clock.advance(SECOND_MS);
    },
    async stop() {
      await api.stop();
      await stripe.stop();
    },
  };
}
