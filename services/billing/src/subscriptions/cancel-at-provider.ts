import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { BillingDatabase } from '#tables/index.ts';
import type { PaymentProviders } from '#port/index.ts';
import type { HandleReport } from './subscription-changes.ts';

/** `elsewhere`: no provider here takes such payments. `unknown`: the provider here does not know it. */
export type CancelOutcome = 'cancelled' | 'elsewhere' | 'unknown';

/** Cancels at the provider first, then stores its response, so that a cancellation on the screen is real. */
export type CancelAtProvider = (subscription: {
  readonly payment_processor: PaymentProcessor;
  readonly reference: string | null;
}) => Promise<CancelOutcome>;

export function createCancelAtProvider(
  database: BillingDatabase,
  providers: PaymentProviders,
  handleReport: HandleReport,
): CancelAtProvider {
  return async ({ payment_processor: processor, reference }) => {
    const provider = providers.get(processor);
    if (provider === undefined || reference === null) return 'elsewhere';
    const report = await provider.cancelSubscription(reference);
    if (report === undefined) return 'unknown';
    await database.transaction(async (executor) => handleReport(executor, processor, report));
    return 'cancelled';
  };
}
