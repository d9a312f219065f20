import type { MemberId } from '@afterglow/shared-contracts';
import { adminOperations } from '@afterglow/shared-contracts/services';
import { mountCheckouts } from '#checkout/index.ts';
import type { BillingContext } from '#port/index.ts';
import { measurePayments } from './measure-payments.ts';
import { createReconciliation } from '#reconciliation/index.ts';
import {
  CANCELLATIONS_CHANNEL,
  createCancelAtProvider,
  createGrantsService,
  createPaymentFailedNotifier,
  createPendingCancellations,
  createReportHandler,
  createSubscriptionsRepository,
  createSubscriptionsService,
  registerSubscriptions,
} from '#subscriptions/index.ts';
import { createTrialRounds, type Trials } from '#trials/index.ts';
import { createPaymentChecks, createWebhookCleanup, createWebhooksService, registerWebhooks } from '#webhooks/index.ts';

export interface SubscriptionsContext extends BillingContext {
  readonly trials: Trials;
}

/** Connects subscriptions, checkouts, webhooks and reconciliation. */
export async function mountSubscriptions(context: SubscriptionsContext): Promise<void> {
  const { app, providers, register, clock, database, accounts, origin, onError, trials, metrics } = context;
  const mayHaveTrial = (memberId: MemberId) => trials.isEligible(database.db, memberId);
  const handleReport = createReportHandler(accounts, trials);
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
  const subscriptions = createSubscriptionsRepository(database.db);
  registerSubscriptions(register, {
    providers,
    mayHaveTrial,
    subscriptions: createSubscriptionsService({ repository: subscriptions, clock, cancelAtProvider, mayHaveTrial }),
    grants: createGrantsService(context),
  });
  const providerSync = mountCheckouts({ ...context, subscriptions, handleReport, mayHaveTrial, onApplied });
  const webhooks = createWebhooksService({
    database,
    providers,
    clock,
    handleReport,
    notifyPaymentFailed: createPaymentFailedNotifier(accounts),
    onApplied,
  });
  const checkPayments = createPaymentChecks({ db: database.db, providers, webhooks, subscriptions, origin, clock });
  register(adminOperations.checkPayments, async () => ({ data: await checkPayments() }));
  await registerWebhooks(app, webhooks);
  const reconciliation = createReconciliation({
    db: database.db,
    clock,
    providers,
    providerSync,
    onRepaired(repaired) {
      countDifference(repaired.processor);
      app.log.warn(repaired, 'subscription repaired: a webhook was late or lost');
    },
    onError,
  });
  const countDifference = measurePayments({ metrics, db: database.db, clock });
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
