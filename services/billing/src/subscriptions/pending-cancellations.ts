import type { PaymentProcessor, SubscriptionId } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { BillingDatabase, SubscriptionsTable } from '#tables/index.ts';
import type { CancelAtProvider } from './cancel-at-provider.ts';

/** For cancellations without a response; new ones are sent immediately. */
const LOOK_EVERY_MS = MINUTE_MS;

export interface OwedCancellationsOptions {
  readonly database: BillingDatabase;
  readonly clock: Clock;
  readonly cancelAtProvider: CancelAtProvider;
  /** Called once for a subscription that cannot be canceled here, for example after a company replaced the embedded provider. */
  readonly onLeft: (left: { readonly processor: PaymentProcessor; readonly reference: string | null }) => void;
  readonly onError: (error: unknown) => void;
}

/** Cancels replaced subscriptions, repeatedly until the provider has done it. Unknown ones are left until the next start. */
export function createPendingCancellations(options: OwedCancellationsOptions): PeriodicTask {
  const { database, clock, cancelAtProvider, onLeft, onError } = options;
  const left = new Set<SubscriptionId>();
  const cancel = async (subscription: Selectable<SubscriptionsTable>) => {
    if (left.has(subscription.id) || (await cancelAtProvider(subscription)) === 'cancelled') return;
    left.add(subscription.id);
    onLeft({ processor: subscription.payment_processor, reference: subscription.reference });
  };
  return createPeriodicTask(clock, {
    everyMs: LOOK_EVERY_MS,
    async work() {
      const owed = await database.db.selectFrom('subscriptions').selectAll().where('cancel_owed', '=', true).execute();
      // A failure does not hold up the others.
      for (const subscription of owed) await cancel(subscription).catch(onError);
    },
    onError,
  });
}
