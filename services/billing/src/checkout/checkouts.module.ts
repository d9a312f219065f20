import type { MemberId } from '@afterglow/shared-contracts';
import type { BillingContext } from '#port/index.ts';
import type { HandleReport, SubscriptionsRepository } from '#subscriptions/index.ts';
import type { Trials } from '#trials/index.ts';
import { createCheckoutsRepository } from './checkouts.repository.ts';
import { registerCheckouts } from './checkouts.routes.ts';
import { CHECKOUT_LIMIT, createCheckoutsService, QUOTE_LIMIT } from './checkouts.service.ts';
import { createClaimActivation } from './claim-activation.ts';
import { createPortalService, PORTAL_LIMIT } from './portal.service.ts';
import { createProviderSync, type ProviderSync } from './provider-sync.ts';
import { createReturnUrl, registerReturn, RETURN_LIMIT } from './return.routes.ts';
import { createSignedQuotes } from './signed-quotes.ts';

export interface CheckoutsContext extends BillingContext {
  readonly trials: Trials;
  readonly subscriptions: SubscriptionsRepository;
  readonly handleReport: HandleReport;
  readonly mayHaveTrial: (memberId: MemberId) => Promise<boolean>;
  readonly onApplied: () => void;
}

/** Returns the sync with the providers, which the reconciliation uses too. */
export function mountCheckouts(context: CheckoutsContext): ProviderSync {
  const { app, register, clock, database, accounts, origin, signer, limitAttempts } = context;
  const checkouts = createCheckoutsRepository(database.db, accounts);
  const providerSync = createProviderSync({
    ...context,
    checkouts,
    claimActivation: createClaimActivation(context),
    onOtherPrice: (found) => app.log.error(found, 'subscription charged by another price than it was sold at'),
  });
  registerCheckouts(register, {
    checkouts: createCheckoutsService({
      ...context,
      checkouts,
      returnUrl: createReturnUrl(signer, origin),
      providerSync,
      quotes: createSignedQuotes(signer, clock),
      limiter: limitAttempts(CHECKOUT_LIMIT),
      quoteLimiter: limitAttempts(QUOTE_LIMIT),
    }),
    portal: createPortalService({ ...context, limiter: limitAttempts(PORTAL_LIMIT), checkouts }),
  });
  registerReturn(app, { providerSync, limiter: limitAttempts(RETURN_LIMIT), signer, clock, origin });
  return providerSync;
}
