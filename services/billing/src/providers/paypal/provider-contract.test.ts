import { X509Certificate } from 'node:crypto';
import { createManualClock } from '@afterglow/kit/testing';
import { addPlans, CLIENT_ID, startFakePayPal } from '#testing/fake-paypal/index.ts';
import { testProvider } from '#testing/provider-contract.ts';
import { createPayPalPayments } from './paypal-payments.ts';

testProvider(
  'PayPal',
  async () => {
    const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
    const paypal = await startFakePayPal(clock);
    const { ledger, clientSecret, webhookId, url: apiUrl } = paypal;
    addPlans(ledger);
    const roots = [new X509Certificate(paypal.certificates.root)];
    return {
      clock,
      provider: createPayPalPayments({
        clientId: CLIENT_ID,
        clientSecret,
        webhookId,
        apiUrl,
        roots,
        site: 'site',
        clock,
      }),
      agree: (reference) => Promise.resolve(ledger.approve(reference)),
      lastWebhook() {
        const body = JSON.stringify(ledger.events.at(-1));
        return { headers: paypal.sign(body), rawBody: Buffer.from(body) };
      },
      settle: () => Promise.resolve(),
      close: () => paypal.stop(),
    };
  },
  { changesPlans: false },
);
