import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { ApiDatabase } from '#db/api-tables.ts';
import { conflict } from '#app/service-errors.ts';
import type { PaymentProviders } from '../payment-provider.ts';
import { processorName } from '../processor-name.ts';
import type { TakeReport } from './subscription-changes.ts';

/**
 * Cancels at the provider first, then stores its answer, so that a cancellation on the screen is real. Throws conflict where it can
 * only be done elsewhere.
 */
export type CancelAtProvider = (subscription: {
  readonly payment_processor: PaymentProcessor;
  readonly reference: string | null;
}) => Promise<void>;

export function createCancelAtProvider(
  database: ApiDatabase,
  providers: PaymentProviders,
  takeReport: TakeReport,
): CancelAtProvider {
  return async ({ payment_processor: processor, reference }) => {
    const provider = providers.get(processor);
    if (provider === undefined || reference === null) {
      throw conflict(`This subscription is managed by ${processorName(processor)}: cancel it there.`);
    }
    const report = await provider.cancelSubscription(reference);
    await database.transaction(async (executor) => takeReport(executor, processor, report));
  };
}
