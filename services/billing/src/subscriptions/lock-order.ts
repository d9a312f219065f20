import type { MemberId, SubscriptionId } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';

/*
 * Rows about payments are locked in one order, or two transactions wait for each other: checkouts by their ids, then the member, then
 * subscriptions by their ids. A report of a provider locks its checkout and its subscription, and only refers to the member; so
 * code that does not delete the member locks it without its key.
 */

export async function lockCheckouts(executor: BillingQueries, memberId: MemberId): Promise<void> {
  await executor
    .selectFrom('checkouts')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Marks them for cancellation at their providers, after the commit. */
export async function oweCancellation(executor: BillingQueries, ids: readonly SubscriptionId[]): Promise<void> {
  await executor.selectFrom('subscriptions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await executor
    .updateTable('subscriptions')
    .set({ cancel_owed: true })
    .where('id', 'in', ids)
    .where('cancel_time', 'is', null)
    .execute();
}
