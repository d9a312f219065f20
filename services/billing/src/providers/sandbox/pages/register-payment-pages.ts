import type { FastifyInstance } from 'fastify';
import { acceptForms } from '@afterglow/kit';
import { registerCheckoutPages } from './checkout.routes.ts';
import { type DonationPagesOptions, registerDonationPages } from './donation.routes.ts';
import { registerPortalPages } from './portal.routes.ts';

export async function registerPaymentPages(app: FastifyInstance, options: DonationPagesOptions): Promise<void> {
  const { sandbox, clock } = options;
  await app.register(async (scope) => {
    await acceptForms(scope);
    registerCheckoutPages(scope, sandbox, clock);
    registerPortalPages(scope, sandbox, clock);
    registerDonationPages(scope, options);
  });
}
