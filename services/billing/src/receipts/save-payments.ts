import { type Cents, centsSchema, type PaymentProcessor } from '@afterglow/shared-contracts';
import { type Selectable, sql } from 'kysely';
import type { BillingQueries, SubscriptionsTable } from '#tables/index.ts';
import type { ReportedPayment, SubscriptionReport } from '#port/index.ts';

export interface SavedPayments {
  readonly paidCents: Cents | null;
  readonly hasChanged: boolean;
}

/**
 * Stores the payments that a provider reports, each once, and their refunds; `isLatest` for a report after which none was known.
 * `paidCents` is the newly paid amount, null when the provider reports no payments at all.
 */
export async function savePayments(
  db: BillingQueries,
  subscription: Selectable<SubscriptionsTable>,
  { payments }: SubscriptionReport,
  isLatest: boolean,
): Promise<SavedPayments> {
  let paidCents = 0;
  let hasChanged = false;
  for (const payment of payments) {
    if (await add(db, subscription, payment)) {
      paidCents += payment.paidCents;
      hasChanged = true;
    } else if (isLatest && (await mendReturned(db, subscription.payment_processor, payment))) hasChanged = true;
  }
  return { paidCents: payments.length === 0 ? null : centsSchema.parse(paidCents), hasChanged };
}

/** Whether it was unknown. */
async function add(
  db: BillingQueries,
  { id, member_id, plan_id, payment_processor }: Selectable<SubscriptionsTable>,
  { reference, paidCents, returnedCents, paidTime }: ReportedPayment,
): Promise<boolean> {
  const added = await db
    .insertInto('payments')
    .values({
      member_id,
      plan_id,
      payment_processor,
      reference,
      subscription_id: id,
      paid_cents: paidCents,
      payment_time: paidTime,
      ...(returnedCents === null ? {} : { returned_cents: returnedCents }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function mendReturned(
  db: BillingQueries,
  processor: PaymentProcessor,
  { reference, returnedCents }: ReportedPayment,
): Promise<boolean> {
  if (returnedCents === null) return false;
  const mended = await db
    .updateTable('payments')
    .set({ returned_cents: returnedCents })
    .where('payment_processor', '=', processor)
    .where('reference', '=', reference)
    .where(sql<boolean>`returned_cents <> ${returnedCents}`)
    .returning('id')
    .executeTakeFirst();
  return mended !== undefined;
}
