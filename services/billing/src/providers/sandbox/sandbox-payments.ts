import { webProcessorSchema } from '@afterglow/shared-contracts';
import type { HostedService } from '@afterglow/kit';
import type { PaymentProviders } from '#port/index.ts';
import { sandboxDatabase } from './sandbox-database.ts';
import { registerPaymentPages } from './pages/register-payment-pages.ts';
import { PAYMENT_ADDRESSES } from './payment-addresses.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

export interface SandboxPaymentsOptions {
  /** The secret that signs webhooks; by default one that the host stores. */
  readonly secret: string | undefined;
}

/** The payment sandbox, in place of every company that takes payments on the web. */
export function createSandboxPayments(options: SandboxPaymentsOptions): HostedService<PaymentProviders> {
  return {
    addresses: PAYMENT_ADDRESSES,
    async open({ app, clock, database, origin, localOrigin, loadSecret, onError }) {
      const secret = options.secret ?? (await loadSecret('payment-notices'));
      const sandbox = createPaymentSandbox({
        database: sandboxDatabase(database),
        clock,
        secret,
        linkSecret: await loadSecret('payment-portal'),
        payerSecret: await loadSecret('payment-payers'),
        shopOrigin: localOrigin,
        onGivenUp: (webhook) => app.log.error(webhook, 'webhook never delivered'),
        onError,
      });
      await registerPaymentPages(app, { sandbox, clock, origin });
      // Not before the server listens, because webhooks are delivered to it.
      app.addHook('onListen', (done) => {
        sandbox.rounds.start();
        done();
      });
      app.addHook('onClose', () => sandbox.rounds.stop());
      return new Map(
        webProcessorSchema.options.map((processor) => [
          processor,
          createSandboxProvider({ sandbox, processor, secret, clock, origin }),
        ]),
      );
    },
  };
}
