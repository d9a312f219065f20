import type { WebhookRequest } from '#port/index.ts';
import { createManualClock, startFakeServer, until } from '@afterglow/kit/testing';
import { createSeededEnvironment, openTestEnvironment, withoutTables } from '#testing/open-test-environment.ts';
import { testProvider } from '#testing/provider-contract.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';
import { sandboxDatabase } from './sandbox-database.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

testProvider(
  'the embedded provider',
  async () => {
    const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
    const place = await createSeededEnvironment();
    const opened = await openTestEnvironment(place);
    const database = sandboxDatabase(withoutTables(opened));
    const received: WebhookRequest[] = [];
    const shop = await startFakeServer(({ headers, text }) => {
      received.push({ headers, rawBody: Buffer.from(text) });
      return Promise.resolve({ json: {} });
    });
    const sandbox = createPaymentSandbox({
      database,
      clock,
      secret: 'secret',
      linkSecret: 'links',
      payerSecret: 'payers',
      shopOrigin: () => shop.url,
      onGivenUp: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    let cards = 0;
    return {
      clock,
      provider: createSandboxProvider({
        sandbox,
        processor: 'stripe',
        secret: 'secret',
        clock,
        origin: () => shop.url,
      }),
      async agree(reference) {
        cards += 1;
        await sandbox.checkouts.pay(reference, { cardDigits: '4242', payer: `card_${cards}`, webhookDelayMs: 0 });
      },
      lastWebhook: () => received.at(-1) ?? { headers: {}, rawBody: Buffer.alloc(0) },
      async settle() {
        sandbox.rounds.start();
        await until(
          () => database.db.selectFrom('sandbox_notices').select('id').execute(),
          ({ length }) => length === 0,
        );
      },
      async close() {
        await sandbox.rounds.stop();
        await shop.stop();
        await opened.close();
        await place.remove();
      },
    };
  },
  { changesPlans: true },
);
