import { createManualClock, fetchFrom } from '@afterglow/kit/testing';
import { addPrices, createStripeFake } from '#testing/fake-stripe/index.ts';
import { testProvider } from '#testing/provider-contract.ts';
import { createStripePayments } from './stripe-payments.ts';

testProvider(
  'Stripe',
  () => {
    const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
    const server = { url: 'http://localhost:1', stop: () => Promise.resolve() };
    const { fakeServer, respond } = createStripeFake(clock, server);
    const { ledger, secretKey, webhookSecret, url: apiUrl } = fakeServer;
    addPrices(ledger);
    return Promise.resolve({
      clock,
      provider: createStripePayments({
        secretKey,
        webhookSecret,
        site: 'site',
        clock,
        apiUrl,
        fetch: fetchFrom(respond),
      }),
      agree: (reference) => Promise.resolve(void ledger.pay(reference)),
      lastWebhook() {
        const body = JSON.stringify(ledger.events.at(-1));
        return { headers: { 'stripe-signature': fakeServer.sign(body) }, rawBody: Buffer.from(body) };
      },
      settle: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
  },
  { changesPlans: true },
);
