import { randomBytes } from 'node:crypto';
import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import type { SandboxDatabase, SandboxQueries } from './sandbox-database.ts';
import { type Clock, monthsAfter } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { lockCheckout, type SandboxCheckout } from './sandbox-ledger.ts';
import { charge, type SandboxSubscription, subscriptionData, enqueueWebhook } from './sandbox-webhooks.ts';

const CHECKOUT_LIFE_MS = DAY_MS;
const NOTHING = centsSchema.parse(0);
const REFERENCE_BYTES = 24;

export type SandboxOrder = Omit<SandboxCheckout, 'id' | 'status' | 'expiry_time'>;

export interface Payment {
  readonly cardDigits: string | null;
  /** The fingerprint of the card, or the ID of the payer. */
  readonly payer: string;
  readonly webhookDelayMs: number;
}

export interface SandboxCheckouts {
  open(order: SandboxOrder): Promise<SandboxCheckout>;
  find(id: string): Promise<SandboxCheckout | undefined>;
  pay(id: string, payment: Payment): Promise<'paid' | 'not-open'>;
  expire(id: string): Promise<'expired' | 'paid'>;
  expireOld(): Promise<void>;
}

/** Unguessable: anyone with the URL may pay. */
export function newReference(prefix: string): string {
  return `${prefix}_${randomBytes(REFERENCE_BYTES).toString('base64url')}`;
}

export function createSandboxCheckouts({ db, transaction }: SandboxDatabase, clock: Clock): SandboxCheckouts {
  const now = () => new Date(clock.nowMs());
  return {
    async open(order) {
      const expiry_time = new Date(clock.nowMs() + CHECKOUT_LIFE_MS);
      const checkout: SandboxCheckout = { ...order, id: newReference('cs'), status: 'open', expiry_time };
      await db.insertInto('sandbox_checkouts').values(checkout).execute();
      return checkout;
    },
    find: (id) => db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst(),
    pay: (id, payment) => transaction(async (executor) => pay(executor, id, { payment, now: now() })),
    expire: (id) => transaction(async (executor) => expire(executor, id, now())),
    async expireOld() {
      const old = await db
        .selectFrom('sandbox_checkouts')
        .select('id')
        .where('status', '=', 'open')
        .where('expiry_time', '<=', now())
        .execute();
      for (const { id } of old) await transaction(async (executor) => expire(executor, id, now()));
    },
  };
}

async function pay(
  db: SandboxQueries,
  id: string,
  { payment, now }: { payment: Payment; now: Date },
): Promise<'paid' | 'not-open'> {
  const checkout = await lockCheckout(db, id);
  if (checkout?.status !== 'open' || checkout.expiry_time <= now) return 'not-open';
  const subscription = beginSubscription(checkout, payment, now);
  await db.insertInto('sandbox_subscriptions').values(subscription).execute();
  await charge(db, { subscriptionId: subscription.id, amountCents: dueAtBeginning(checkout), at: now });
  await close(db, id, 'paid');
  await enqueueWebhook(db, {
    processor: checkout.payment_processor,
    type: 'subscription.changed',
    eventTime: now,
    data: await subscriptionData(db, subscription, checkout.order_number),
    deliverAt: new Date(now.getTime() + payment.webhookDelayMs),
  });
  return 'paid';
}

/** The email was for the page of the open checkout. Nothing tells the sandbox when its payer's account is deleted, so it is deleted now. */
async function close(db: SandboxQueries, id: string, status: 'paid' | 'expired'): Promise<void> {
  await db.updateTable('sandbox_checkouts').set({ status, email: '' }).where('id', '=', id).execute();
}

export function dueAtBeginning({ trial_days, price_cents }: SandboxCheckout): Cents {
  return trial_days > 0 ? NOTHING : price_cents;
}

export function beginSubscription(
  checkout: SandboxCheckout,
  { cardDigits, payer }: Pick<Payment, 'cardDigits' | 'payer'>,
  now: Date,
): SandboxSubscription {
  const trialEnd = new Date(now.getTime() + checkout.trial_days * DAY_MS);
  const hasTrial = checkout.trial_days > 0;
  return {
    id: newReference('sub'),
    checkout_id: checkout.id,
    customer: checkout.customer,
    status: hasTrial ? 'trialing' : 'active',
    start_time: now,
    anchor_time: trialEnd,
    period_start_time: now,
    credit_cents: NOTHING,
    period_end_time: hasTrial ? trialEnd : monthsAfter(now, checkout.period_months),
    cancel_time: null,
    ended: false,
    card_digits: cardDigits,
    payer,
    event_time: now,
  };
}

async function expire(db: SandboxQueries, id: string, now: Date): Promise<'expired' | 'paid'> {
  const checkout = await lockCheckout(db, id);
  if (checkout?.status === 'paid') return 'paid';
  if (checkout?.status !== 'open') return 'expired';
  await close(db, id, 'expired');
  await enqueueWebhook(db, {
    processor: checkout.payment_processor,
    type: 'checkout.expired',
    eventTime: now,
    data: { order: checkout.order_number },
    deliverAt: now,
  });
  return 'expired';
}
