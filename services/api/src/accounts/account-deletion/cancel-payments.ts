import type { MemberId, PaymentProcessor } from '@afterglow/shared-contracts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { PaymentProviders } from '#billing/port/index.ts';
import { CANCELLATIONS_CHANNEL, oweCancellation } from '#billing/subscriptions/index.ts';
import { listRenewed } from './account-deletion.repository.ts';

/**
 * Cancels all recurring payments of a member at their providers after the commit, repeatedly until done. Returns the shops in which only
 * the member can cancel.
 */
export async function cancelPayments(
  { database, providers }: { readonly database: ApiDatabase; readonly providers: PaymentProviders },
  { memberId, at }: { readonly memberId: MemberId; readonly at: Date },
  executor: ApiQueries,
): Promise<PaymentProcessor[]> {
  const renewed = await listRenewed(executor, memberId, at);
  const ours = renewed.filter(({ payment_processor }) => providers.has(payment_processor)).map(({ id }) => id);
  if (ours.length > 0) {
    await oweCancellation(executor, ours);
    await database.notify(CANCELLATIONS_CHANNEL, '', executor);
  }
  return renewed
    .filter(({ payment_processor, end_time }) => !providers.has(payment_processor) && end_time > at)
    .map(({ payment_processor }) => payment_processor);
}
