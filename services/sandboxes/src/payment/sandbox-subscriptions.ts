import type { PaymentProcessor } from '@afterglow/shared-contracts';
import { type Clock, nextPeriodEnd } from '@afterglow/kit';
import { sql } from 'kysely';
import type { SandboxDatabase, SandboxQueries } from '../sandbox-database.ts';
import {
  type Change,
  changeSubscription,
  listOrders,
  lockSubscription,
  type Ordered,
  withCheckout,
} from './sandbox-books.ts';

/** The most per round; the rest follows in the next. */
const RENEWED_AT_ONCE = 100;

export interface SandboxSubscriptions {
  list(processor: PaymentProcessor, customer: string): Promise<Ordered[]>;
  /** Each is undefined while its last notice is on its way: what is confirmed late is known late. */
  find(id: string): Promise<Ordered | undefined>;
  findByCheckout(checkoutId: string): Promise<Ordered | undefined>;
  /** Those that have changed since then, as far as notices have told it. */
  listChanged(processor: PaymentProcessor, since: Date): Promise<string[]>;
  /** Each returns the resulting state, undefined for an unknown subscription, and changes nothing where there is nothing to change. */
  cancel(id: string): Promise<Ordered | undefined>;
  resume(id: string): Promise<Ordered | undefined>;
  changeCard(id: string, cardDigits: string): Promise<Ordered | undefined>;
  /** Takes the payments that are due, and ends what was cancelled. */
  bill(): Promise<void>;
}

type Decide = (ordered: Ordered) => Change | undefined;

export function createSandboxSubscriptions({ db, transaction }: SandboxDatabase, clock: Clock): SandboxSubscriptions {
  const now = () => new Date(clock.nowMs());
  const change = (id: string, decide: Decide) =>
    transaction(async (executor) => changeLocked(executor, id, { decide, now: now() }));
  return {
    list: (processor, customer) => listOrders(db, processor, customer),
    find: (id) => findTold(db, 'id', id),
    findByCheckout: (id) => findTold(db, 'checkout_id', id),
    async listChanged(processor, since) {
      const changed = await db
        .selectFrom('sandbox_subscriptions')
        .innerJoin('sandbox_checkouts', 'sandbox_checkouts.id', 'sandbox_subscriptions.checkout_id')
        .select('sandbox_subscriptions.id')
        .where('sandbox_checkouts.payment_processor', '=', processor)
        .where('sandbox_subscriptions.event_time', '>=', since)
        .execute();
      return changed.map(({ id }) => id);
    },
    cancel: (id) => change(id, cancelling(now())),
    resume: (id) => change(id, resuming(now())),
    changeCard: (id, cardDigits) => change(id, () => ({ card_digits: cardDigits })),
    async bill() {
      const due = await db
        .selectFrom('sandbox_subscriptions')
        .select('id')
        .where('ended', '=', false)
        .where('period_end_time', '<=', now())
        .orderBy('period_end_time')
        .limit(RENEWED_AT_ONCE)
        .execute();
      for (const { id } of due) await change(id, billing(now()));
    },
  };
}

async function findTold(db: SandboxQueries, column: 'id' | 'checkout_id', value: string): Promise<Ordered | undefined> {
  const subscription = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  if (subscription === undefined || (await isBeingTold(db, subscription.id))) return undefined;
  return withCheckout(db, subscription);
}

async function isBeingTold(db: SandboxQueries, id: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('sandbox_notices')
    .select('id')
    .where(sql<boolean>`body::jsonb -> 'data' ->> 'id' = ${id}`)
    .executeTakeFirst();
  return waiting !== undefined;
}

async function changeLocked(
  db: SandboxQueries,
  id: string,
  { decide, now }: { decide: Decide; now: Date },
): Promise<Ordered | undefined> {
  const ordered = await lockSubscription(db, id);
  if (ordered === undefined) return undefined;
  const change = decide(ordered);
  if (change === undefined) return ordered;
  return { ...ordered, subscription: await changeSubscription(db, ordered, { change, now }) };
}

function cancelling(now: Date): Decide {
  return ({ subscription }) =>
    subscription.cancel_time === null ? { status: 'canceled', cancel_time: now } : undefined;
}

/** A resumed trial remains a trial until it is over. */
function resuming(now: Date): Decide {
  return ({ subscription }) => {
    if (subscription.cancel_time === null || subscription.period_end_time <= now) return undefined;
    const isTrial = subscription.period_end_time.getTime() === subscription.anchor_time.getTime();
    return { status: isTrial ? 'trialing' : 'active', cancel_time: null };
  };
}

/** Another process may have billed it in the meantime. After a long downtime all periods that have passed are paid at once. */
function billing(now: Date): Decide {
  return ({ subscription, checkout }) => {
    if (subscription.ended || subscription.period_end_time > now) return undefined;
    if (subscription.cancel_time !== null) return { ended: true };
    let end = subscription.period_end_time;
    while (end <= now) end = nextPeriodEnd(subscription.anchor_time, checkout.period_months, end);
    return { status: 'active', period_end_time: end };
  };
}
