import type { MemberId } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import { type Trials, createTrialRounds } from '../trials/index.ts';
import type { PaymentProviders } from '../port/index.ts';
import { CANCELLATIONS_CHANNEL } from './cancellations-channel.ts';
import { createCancelAtProvider } from './cancel-at-provider.ts';
import { createCheckoutsRepository } from './checkouts.repository.ts';
import { CHECKOUT_LIMIT, createCheckoutsService, QUOTE_LIMIT } from './checkouts.service.ts';
import { createClaimActivation } from './claim-activation.ts';
import { createWebhookCleanup } from './webhook-cleanup.ts';
import { createGrantsService } from './grants.service.ts';
import { registerWebhooks } from './webhooks.routes.ts';
import { createWebhooksService } from './webhooks.service.ts';
import { createPendingCancellations } from './pending-cancellations.ts';
import { createPaymentChecks } from './payment-checks.ts';
import { createPortalService, PORTAL_LIMIT } from './portal.service.ts';
import { createProviderSync } from './provider-sync.ts';
import { createReconciliation } from './reconciliation.ts';
import { createReturnUrl, registerReturn, RETURN_LIMIT } from './return.routes.ts';
import { createSignedQuotes } from './signed-quotes.ts';
import { createReportHandler, createPaymentFailedNotifier } from './subscription-changes.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';
import { registerSubscriptions } from './subscriptions.routes.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

interface SubscriptionsContext extends ServiceContext {
  readonly trials: Trials;
  readonly paymentProviders: PaymentProviders;
}

export async function mountSubscriptions(context: SubscriptionsContext): Promise<void> {
  const { app, paymentProviders: providers, register, clock, database } = context;
  const { mailer, origin, onError, signer, trials, limitAttempts } = context;
  const mayHaveTrial = (memberId: MemberId) => trials.isEligible(database.db, memberId);
  const handleReport = createReportHandler(mailer, trials);
  const notifyPaymentFailed = createPaymentFailedNotifier(mailer);
  const cancelAtProvider = createCancelAtProvider(database, providers, handleReport);
  const onApplied = () => {
    owed.start();
    trialRounds.endRefused();
  };
  const trialRounds = createTrialRounds({
    database,
    clock,
    providers,
    trials,
    onError,
    onLeft: (left) => app.log.warn(left, 'refused trial left as it is: its payment provider is not set up here'),
  });
  const owed = createPendingCancellations({
    database,
    clock,
    cancelAtProvider,
    onLeft: (left) => app.log.warn(left, 'subscription left uncancelled: its payment provider here does not know it'),
    onError,
  });
  const forgetting = createWebhookCleanup(database.db, clock, onError);
  const repository = createSubscriptionsRepository(database.db);
  const checkouts = createCheckoutsRepository(database.db);
  const claimBeginning = createClaimActivation(database, clock);
  const providerSync = createProviderSync({
    database,
    providers,
    checkouts,
    handleReport,
    trials,
    claimBeginning,
    onApplied,
    onOtherPrice: (found) => app.log.error(found, 'subscription charged by another price than it was sold at'),
  });
  const reconciliation = createReconciliation({
    db: database.db,
    clock,
    providers,
    providerSync,
    onRepaired: (repaired) => app.log.warn(repaired, 'subscription repaired: a webhook was late or lost'),
    onError,
  });
  const returnUrl = createReturnUrl(signer, origin);
  const webhooks = createWebhooksService({ database, providers, clock, handleReport, notifyPaymentFailed, onApplied });
  registerSubscriptions(register, {
    providers,
    mayHaveTrial,
    subscriptions: createSubscriptionsService({ repository, clock, cancelAtProvider, mayHaveTrial }),
    checkouts: createCheckoutsService({
      checkouts,
      subscriptions: repository,
      providers,
      clock,
      origin,
      returnUrl,
      database,
      handleReport,
      providerSync,
      mayHaveTrial,
      quotes: createSignedQuotes(signer, clock),
      limiter: limitAttempts(CHECKOUT_LIMIT),
      quoteLimiter: limitAttempts(QUOTE_LIMIT),
    }),
    portal: createPortalService({
      providers,
      origin,
      limiter: limitAttempts(PORTAL_LIMIT),
      checkouts,
      subscriptions: repository,
      clock,
    }),
    grants: createGrantsService(database, clock),
    checkPayments: createPaymentChecks({
      db: database.db,
      providers,
      webhooks,
      subscriptions: repository,
      origin,
      clock,
    }),
  });
  registerReturn(app, { providerSync, limiter: limitAttempts(RETURN_LIMIT), signer, clock, origin });
  await registerWebhooks(app, webhooks);
  let removeListener: () => void = () => undefined;
  app.addHook('onListen', async () => {
    owed.start();
    trialRounds.start();
    forgetting.start();
    reconciliation.start();
    removeListener = await database.listen(CANCELLATIONS_CHANNEL, { onPayload: onApplied, onGap: onApplied });
  });
  app.addHook('onClose', async () => {
    removeListener();
    await owed.stop();
    await trialRounds.stop();
    await forgetting.stop();
    await reconciliation.stop();
  });
}
