import type { ApiContext } from '#app/api-context.ts';
import { CANCELLATIONS_CHANNEL } from '../cancellations-channel.ts';
import { createCancelAtProvider } from './cancel-at-provider.ts';
import { createCheckoutsRepository } from './checkouts.repository.ts';
import { createCheckoutsService } from './checkouts.service.ts';
import { createForgetNotices } from './forget-notices.ts';
import { createGrantsService } from './grants.service.ts';
import { registerNotices } from './notices.routes.ts';
import { createNoticesService } from './notices.service.ts';
import { createOwedCancellations } from './owed-cancellations.ts';
import { createPortalService } from './portal.service.ts';
import { createTakeReport } from './subscription-changes.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';
import { registerSubscriptions } from './subscriptions.routes.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

export async function mountSubscriptions(context: ApiContext): Promise<void> {
  const { app, paymentProviders: providers, register, clock, database, mailer, origin, onError } = context;
  const takeReport = createTakeReport(mailer);
  const cancelAtProvider = createCancelAtProvider(database, providers, takeReport);
  const owed = createOwedCancellations({ database, clock, cancelAtProvider, onError });
  const forgetting = createForgetNotices(database.db, clock, onError);
  const repository = createSubscriptionsRepository(database.db);
  const checkouts = createCheckoutsRepository(database.db);
  registerSubscriptions(register, {
    subscriptions: createSubscriptionsService({ repository, clock, cancelAtProvider }),
    checkouts: createCheckoutsService({ checkouts, subscriptions: repository, providers, clock, origin }),
    portal: createPortalService({ providers, origin, findEmail: (id) => checkouts.findEmail(id) }),
    grants: createGrantsService(database, clock),
  });
  const onApplied = () => owed.start();
  await registerNotices(app, createNoticesService({ database, providers, clock, takeReport, onApplied }));
  let removeListener: () => void = () => undefined;
  app.addHook('onListen', async () => {
    owed.start();
    forgetting.start();
    removeListener = await database.listen(CANCELLATIONS_CHANNEL, { onPayload: onApplied, onGap: onApplied });
  });
  app.addHook('onClose', async () => {
    removeListener();
    await owed.stop();
    await forgetting.stop();
  });
}
