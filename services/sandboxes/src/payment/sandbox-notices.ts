import { randomUUID } from 'node:crypto';
import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { SandboxQueries } from '#sandbox-database.ts';
import type { SandboxNoticesTable, SandboxSubscriptionsTable } from './payment-tables.ts';
import type { NoticeBody } from './notice-body.ts';

export type SandboxSubscription = Selectable<SandboxSubscriptionsTable>;
export type WaitingNotice = Selectable<SandboxNoticesTable>;

export interface NewNotice {
  readonly processor: PaymentProcessor;
  readonly type: NoticeBody['type'];
  readonly eventTime: Date;
  readonly data: NoticeBody['data'];
  /** Not delivered before this time. */
  readonly deliverAt: Date;
}

/** Stores a notice, which is delivered until the shop accepts it. */
export async function writeNotice(
  db: SandboxQueries,
  { processor, type, eventTime, data, deliverAt }: NewNotice,
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

/** A subscription as it appears in notices. */
export function subscriptionData(subscription: SandboxSubscription, orderNumber: number) {
  return {
    id: subscription.id,
    // The reader of the notice parses it as a checkout's id.
    order: orderNumber,
    status: subscription.status,
    started: subscription.start_time.toISOString(),
    period_end: subscription.period_end_time.toISOString(),
    canceled: subscription.cancel_time?.toISOString() ?? null,
  };
}

/** Takes the next notice that is due, for long enough that the attempt ends in that time. */
export async function claimNotice(
  db: SandboxQueries,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<WaitingNotice | undefined> {
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
