import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import { type Selectable, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { SubscriptionsTable } from '#db/tables/members.table.ts';
import type { SubscriptionReport } from './payment-event.ts';

/**
 * Keeps what a provider reports to have been paid, each payment once, and what has gone back of it; `isLatest` for a report after which
 * none was known. Returns what was paid anew, null where the provider reports no payments at all.
 */
export async function keepPayments(
  db: ApiQueries,
  { id, member_id, plan_id, payment_processor }: Selectable<SubscriptionsTable>,
  { payments }: SubscriptionReport,
  isLatest: boolean,
): Promise<Cents | null> {
  let paidCents = 0;
  for (const { reference, paidCents: cents, returnedCents, paidTime } of payments) {
    const added = await db
      .insertInto('payments')
      .values({
        ...{ member_id, plan_id, payment_processor, reference },
        subscription_id: id,
        paid_cents: cents,
        payment_time: paidTime,
        ...(returnedCents === null ? {} : { returned_cents: returnedCents }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) paidCents += cents;
    else if (isLatest && returnedCents !== null) {
      await db
        .updateTable('payments')
        .set({ returned_cents: returnedCents })
        .where('payment_processor', '=', payment_processor)
        .where('reference', '=', reference)
        .where(sql<boolean>`returned_cents <> ${returnedCents}`)
        .execute();
    }
  }
  return payments.length === 0 ? null : centsSchema.parse(paidCents);
}
