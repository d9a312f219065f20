import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { SandboxQueries } from './sandbox-database.ts';
import type { SandboxCheckoutsTable } from './payment-tables.ts';
import { type SandboxSubscription, subscriptionData, enqueueWebhook } from './sandbox-webhooks.ts';

export type SandboxCheckout = Selectable<SandboxCheckoutsTable>;

export interface Ordered {
  readonly subscription: SandboxSubscription;
  readonly checkout: SandboxCheckout;
}

/** The checkout, locked until the transaction ends. */
export function lockCheckout(db: SandboxQueries, id: string): Promise<SandboxCheckout | undefined> {
  return db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The subscription, locked until the transaction ends, and its checkout. */
export async function lockSubscription(db: SandboxQueries, id: string): Promise<Ordered | undefined> {
  const subscription = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return subscription && withCheckout(db, subscription);
}

export async function withCheckout(db: SandboxQueries, subscription: SandboxSubscription): Promise<Ordered> {
  const checkout = await db
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('id', '=', subscription.checkout_id)
    .executeTakeFirstOrThrow();
  return { subscription, checkout };
}

export async function listOrders(
  db: SandboxQueries,
  processor: PaymentProcessor,
  customer: string,
): Promise<Ordered[]> {
  const subscriptions = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('customer', '=', customer)
    .orderBy('start_time', 'desc')
    .orderBy('id')
    .execute();
  const checkouts = await db
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('customer', '=', customer)
    .where('payment_processor', '=', processor)
    .execute();
  return subscriptions.flatMap((subscription) => {
    const checkout = checkouts.find(({ id }) => id === subscription.checkout_id);
    return checkout === undefined ? [] : [{ subscription, checkout }];
  });
}

export type Change = Partial<
  Pick<
    SandboxSubscription,
    | 'anchor_time'
    | 'cancel_time'
    | 'card_digits'
    | 'checkout_id'
    | 'credit_cents'
    | 'ended'
    | 'payer'
    | 'period_end_time'
    | 'period_start_time'
    | 'status'
  >
>;

export async function changeSubscription(
  db: SandboxQueries,
  { subscription, checkout }: Ordered,
  { change, now }: { change: Change; now: Date },
): Promise<SandboxSubscription> {
  const changed = { ...subscription, ...change, event_time: laterThan(subscription.event_time, now) };
  await db
    .updateTable('sandbox_subscriptions')
    .set({ ...change, event_time: changed.event_time })
    .where('id', '=', subscription.id)
    .execute();
  await enqueueWebhook(db, {
    processor: checkout.payment_processor,
    type: 'subscription.changed',
    eventTime: changed.event_time,
    data: await subscriptionData(db, changed, checkout.order_number),
    deliverAt: now,
  });
  return changed;
}

/** No two changes of a subscription have the same time, so the shop can tell which one came last. */
function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1));
}
