import type { CheckoutId } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import { DUNNING_GRACE_MS, type PaymentState, type ReportedSubscription } from '#port/index.ts';
import { timeOf } from './stripe-client.ts';

export interface StripeFacts {
  readonly subscription: Stripe.Subscription;
  readonly invoice: Stripe.Invoice | undefined;
  /** The paid share of the current period: less than 1 after a refund or chargeback. */
  readonly remainingShare: number;
}

/** Maps Stripe's subscription; undefined before its first payment. */
export function toReported(facts: StripeFacts, checkoutId: CheckoutId): ReportedSubscription | undefined {
  const { subscription } = facts;
  if (subscription.status === 'incomplete' || subscription.status === 'incomplete_expired') return undefined;
  const payment = paymentOf(facts);
  const cancelTime = cancelTimeOf(subscription);
  return {
    reference: subscription.id,
    checkoutId,
    status: cancelTime === null ? runningStatus(subscription) : 'canceled',
    startTime: timeOf(subscription.start_date),
    endTime: endOf(facts, payment),
    cancelTime,
    payment,
  };
}

function runningStatus({ status }: Stripe.Subscription): 'trialing' | 'active' {
  return status === 'trialing' ? 'trialing' : 'active';
}

const OPEN_INVOICES: ReadonlySet<unknown> = new Set<Stripe.Invoice.Status>(['draft', 'open', 'uncollectible']);

function paymentOf({ subscription: { status }, invoice, remainingShare }: StripeFacts): PaymentState {
  if (remainingShare < 1) return 'returned';
  if (status === 'past_due' || status === 'unpaid') return 'due';
  return invoice !== undefined && invoice.amount_due > 0 && OPEN_INVOICES.has(invoice.status) ? 'due' : 'settled';
}

/** Stripe may express it as "at the end of the period" or as a time. */
function cancelTimeOf({
  status,
  cancel_at,
  cancel_at_period_end,
  canceled_at,
  ended_at,
  start_date,
}: Stripe.Subscription) {
  if (status !== 'canceled' && !cancel_at_period_end && cancel_at === null) return null;
  return timeOf(canceled_at ?? ended_at ?? start_date);
}

function endOf({ subscription, remainingShare }: StripeFacts, payment: PaymentState): Date {
  const { start, end } = periodOf(subscription);
  // Time that other payments cover stays.
  const paid = payment === 'returned' ? start + Math.floor((end - start) * remainingShare) : end;
  const entitled = payment === 'due' ? start : paid;
  // An early end applies, but a later end does not extend the paid time.
  const early = [subscription.cancel_at, subscription.ended_at].filter((time) => time !== null);
  const last = timeOf(Math.min(entitled, ...early));
  return isCollecting(subscription, payment) ? new Date(last.getTime() + DUNNING_GRACE_MS) : last;
}

/** A subscription has one item. A paused one is a trial that ended without a card. */
function periodOf({ status, items, trial_end, start_date }: Stripe.Subscription) {
  const [item] = items.data;
  const start = item?.current_period_start ?? start_date;
  if (status === 'paused') return { start, end: trial_end ?? start };
  return { start, end: item?.current_period_end ?? start };
}

function isCollecting({ status }: Stripe.Subscription, payment: PaymentState): boolean {
  return payment === 'due' && (status === 'active' || status === 'past_due');
}
