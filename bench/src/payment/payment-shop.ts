import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addPlans,
  CLIENT_ID,
  PAYPAL_PLANS,
  type FakePayPal,
  startFakePayPal,
} from '@afterglow/billing/testing/fake-paypal';
import { addPrices, PRICES_OF_PLANS, startFakeStripe, type FakeStripe } from '@afterglow/billing/testing/fake-stripe';
import { CACHE_DIR } from '../paths.ts';
import { PAYMENT_PORT } from '../ports.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';

const PLACE = { port: PAYMENT_PORT, folder: 'payment' };

export interface PaymentShop {
  readonly site: SiteProcess;
  readonly stripe: FakeStripe;
  readonly paypal: FakePayPal;
}

export async function withPaymentShop(run: (shop: PaymentShop) => Promise<void>): Promise<void> {
  const clock = { nowMs: () => Date.now() };
  const stripe = await startFakeStripe(clock);
  const paypal = await startFakePayPal(clock);
  // Both fakes restart their counters, so of an earlier run only the music may stay.
  rmSync(path.join(CACHE_DIR, PLACE.folder, 'api/pg'), { recursive: true, force: true });
  addPrices(stripe.ledger);
  addPlans(paypal.ledger);
  try {
    await withSite((site) => run({ site, stripe, paypal }), {
      ...PLACE,
      env: { ...variablesOf(stripe, paypal), MUSIC_AHEAD: 'beginnings', CAPTCHA_TRIES: '1' },
    });
  } finally {
    await stripe.stop();
    await paypal.stop();
  }
}

function variablesOf(stripe: FakeStripe, paypal: FakePayPal): Readonly<Record<string, string>> {
  const roots = path.join(tmpdir(), `payment-bench-roots-${process.pid}.pem`);
  writeFileSync(roots, paypal.certificates.root);
  return {
    PAYMENTS: 'none',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICES: PRICES_OF_PLANS,
    STRIPE_API_URL: stripe.url,
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_PLANS,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CA_FILE: roots,
  };
}
