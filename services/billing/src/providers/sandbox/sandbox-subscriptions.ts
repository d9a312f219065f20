import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { sql } from 'kysely';
import type { PlanChangeQuote } from '#port/index.ts';
import type { SandboxDatabase, SandboxQueries } from './sandbox-database.ts';
import { changeSubscription, listOrders, lockSubscription, type Ordered, withCheckout } from './sandbox-ledger.ts';
import {
  type AgreedChange,
  changePlan,
  type NewPlan,
  type PlanChanged,
  quotePlanChange,
} from './sandbox-plan-changes.ts';
import { charge, listPayments, type SandboxPayment } from './sandbox-webhooks.ts';
import { billing, canceling, type Decide, ending, resuming } from './subscription-decisions.ts';

/** The maximum per round; the rest follows in the next. */
const RENEWED_AT_ONCE = 100;

export interface SandboxSubscriptions {
  list(processor: PaymentProcessor, customer: string): Promise<Ordered[]>;
  /** Each is undefined while its last webhook is pending: late confirmations are known late. */
  find(id: string): Promise<Ordered | undefined>;
  findByCheckout(checkoutId: string): Promise<Ordered | undefined>;
  /** Those that have changed since then, as far as webhooks have reported it. */
  listChanged(processor: PaymentProcessor, since: Date): Promise<string[]>;
  /** Each returns the resulting state, undefined for an unknown subscription, and changes nothing where there is nothing to change. */
  cancel(id: string): Promise<Ordered | undefined>;
  resume(id: string): Promise<Ordered | undefined>;
  changeCard(id: string, card: { readonly cardDigits: string; readonly payer: string }): Promise<Ordered | undefined>;
  /** Ends it immediately and permanently; nothing is charged. */
  end(id: string): Promise<Ordered | undefined>;
  listPayments(id: string): Promise<SandboxPayment[]>;
  /** The cost of another plan as of a time; undefined for an ended or unknown subscription. */
  quoteChange(id: string, plan: NewPlan & { readonly asOf: Date }): Promise<PlanChangeQuote | undefined>;
  changePlan(id: string, order: AgreedChange): Promise<PlanChanged>;
  /** Takes the due payments, and ends canceled subscriptions. */
  bill(): Promise<void>;
}

export function createSandboxSubscriptions({ db, transaction }: SandboxDatabase, clock: Clock): SandboxSubscriptions {
  const now = () => new Date(clock.nowMs());
  const change = (id: string, decide: Decide) =>
    transaction(async (executor) => changeLocked(executor, id, { decide, now: now() }));
  return {
    list: (processor, customer) => listOrders(db, processor, customer),
    find: (id) => findReported(db, 'id', id),
    findByCheckout: (id) => findReported(db, 'checkout_id', id),
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
    cancel: (id) => change(id, canceling(now())),
    resume: (id) => change(id, resuming(now())),
    changeCard: (id, { cardDigits, payer }) => change(id, () => ({ card_digits: cardDigits, payer })),
    end: (id) => change(id, ending(now())),
    listPayments: (id) => listPayments(db, id),
    async quoteChange(id, { asOf, ...plan }) {
      const subscription = await db
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return subscription && quotePlanChange(await withCheckout(db, subscription), plan, { now: now(), asOf });
    },
    changePlan: (id, order) => transaction(async (executor) => changePlan(executor, id, { ...order, now: now() })),
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

async function findReported(
  db: SandboxQueries,
  column: 'id' | 'checkout_id',
  value: string,
): Promise<Ordered | undefined> {
  const subscription = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  if (subscription === undefined || (await isBeingReported(db, subscription.id))) return undefined;
  return withCheckout(db, subscription);
}

async function isBeingReported(db: SandboxQueries, id: string): Promise<boolean> {
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
  const decision = decide(ordered);
  if (decision === undefined) return ordered;
  const { charged, ...change } = decision;
  if (charged !== undefined) await charge(db, { subscriptionId: id, amountCents: charged, at: now });
  return { ...ordered, subscription: await changeSubscription(db, ordered, { change, now }) };
}
