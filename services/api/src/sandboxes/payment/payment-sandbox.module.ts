import type { ApiContext } from '#app/api-context.ts';
import { acceptForms } from '#http/form-body.ts';
import { registerCheckoutPages } from './checkout.routes.ts';
import { registerDonationPages } from './donation.routes.ts';
import { registerPortalPages } from './portal.routes.ts';

/** The pages of the embedded payment provider, and its work behind them. */
export async function mountPaymentSandbox({ app, clock, origin, payments }: ApiContext): Promise<void> {
  const { sandbox } = payments;
  if (sandbox === undefined) return;
  await app.register(async (scope) => {
    await acceptForms(scope);
    registerCheckoutPages(scope, sandbox, clock);
    registerPortalPages(scope, sandbox, clock);
    registerDonationPages(scope, { sandbox, clock, origin });
  });
  // Not before the server listens: notices are delivered to it.
  app.addHook('onListen', (done) => {
    sandbox.rounds.start();
    done();
  });
  app.addHook('onClose', () => sandbox.rounds.stop());
}
