import { randomUUID } from 'node:crypto';
import type { Cents, PaymentProcessor } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { SandboxQueries } from './sandbox-database.ts';
import type { SandboxWebhooksTable, SandboxPaymentsTable, SandboxSubscriptionsTable } from './payment-tables.ts';
import type { WebhookPayload } from './webhook-payload.ts';

export type SandboxSubscription = Selectable<SandboxSubscriptionsTable>;
export type SandboxPayment = Selectable<SandboxPaymentsTable>;
export type PendingWebhook = Selectable<SandboxWebhooksTable>;

export interface NewWebhook {
  readonly processor: PaymentProcessor;
  readonly type: WebhookPayload['type'];
  readonly eventTime: Date;
  readonly data: WebhookPayload['data'];
  readonly deliverAt: Date;
}

/** Stores a webhook, which is delivered until the shop accepts it. */
export async function enqueueWebhook(
  db: SandboxQueries,
  { processor, type, eventTime, data, deliverAt }: NewWebhook,
): Promise<void> {
  const id = `evt_${randomUUID()}`;
  await db
    .insertInto('sandbox_notices')
    .values({
      id,
      payment_processor: processor,
      body: JSON.stringify({ id, created: eventTime.toISOString(), type, data }),
      next_attempt_time: deliverAt,
      creation_time: eventTime,
    })
    .execute();
}

/** More payments than a subscription has between two webhooks. */
const REPORTED_PAYMENTS = 12;

export function listPayments(db: SandboxQueries, subscriptionId: string): Promise<SandboxPayment[]> {
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('payment_time', 'desc')
    .orderBy('id')
    .limit(REPORTED_PAYMENTS)
    .execute();
}

/** Takes the amount, if it is not zero. */
export async function charge(
  db: SandboxQueries,
  { subscriptionId, amountCents, at }: { subscriptionId: string; amountCents: Cents; at: Date },
): Promise<void> {
  if (amountCents === 0) return;
  const id = `ch_${randomUUID()}`;
  await db
    .insertInto('sandbox_payments')
    .values({ id, subscription_id: subscriptionId, amount_cents: amountCents, payment_time: at })
    .execute();
}

export async function subscriptionData(db: SandboxQueries, subscription: SandboxSubscription, orderNumber: number) {
  const payments = await listPayments(db, subscription.id);
  return {
    id: subscription.id,
    // The receiver of the webhook parses it as a checkout's ID.
    order: orderNumber,
    status: subscription.status,
    started: subscription.start_time.toISOString(),
    period_end: subscription.period_end_time.toISOString(),
    canceled: subscription.cancel_time?.toISOString() ?? null,
    ...(subscription.payer === null ? {} : { payer: subscription.payer }),
    payments: payments.map(({ id, amount_cents, payment_time }) => ({
      id,
      amount_cents,
      paid: payment_time.toISOString(),
    })),
  };
}

/** Claims the next due webhook, for long enough that the attempt ends in that time. */
export async function claimWebhook(
  db: SandboxQueries,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<PendingWebhook | undefined> {
  return db
    .updateTable('sandbox_notices')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_time: leaseUntil }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sandbox_notices')
        .select('id')
        .where('next_attempt_time', '<=', now)
        .orderBy('next_attempt_time')
        .orderBy('creation_time')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
