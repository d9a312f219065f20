import type { CheckoutId } from '@afterglow/shared-contracts';
import { monthsAfter, nextPeriodEnd } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { DUNNING_GRACE_MS, type PaymentState, type ReportedSubscription } from '#port/index.ts';
import { toCents } from './paypal-money.ts';
import type { PayPalSubscription } from './paypal-schemas.ts';

/** PayPal collects in the late morning (UTC) of the day on which a period starts, regardless of the hour of its first day. */
const COLLECTED_BY_HOUR_UTC = 12;

export interface PayPalFacts {
  readonly subscription: PayPalSubscription;
  readonly periodMonths: number;
  /** Whether a refund or the payer's bank returned the last payment. */
  readonly isReturned: boolean;
  /** By PayPal's clock. */
  readonly readTime: Date;
}

/** Maps PayPal's subscription; undefined before its first payment. */
export function toReported(facts: PayPalFacts, checkoutId: CheckoutId): ReportedSubscription | undefined {
  const { subscription, readTime } = facts;
  const { start_time: startTime, billing_info: billing } = subscription;
  const settledUntil = settledUntilOf(facts);
  if (settledUntil === undefined) return undefined;
  const payment = paymentOf(facts, settledUntil);
  const cancelTime = cancelTimeOf(subscription);
  const running = billing?.last_payment === undefined && readTime < settledUntil ? 'trialing' : 'active';
  return {
    reference: subscription.id,
    checkoutId,
    status: cancelTime === null ? running : 'canceled',
    startTime: earlier(startTime, subscription.create_time ?? startTime),
    endTime: endOf(facts, payment, settledUntil),
    cancelTime,
    payment,
  };
}

/**
 * The end of the settled time. PayPal gives a next billing time only while it will collect, so it is counted from the start: a canceled one
 * keeps its shown end.
 */
function settledUntilOf({ subscription, periodMonths }: PayPalFacts): Date | undefined {
  const { start_time: start, billing_info: billing } = subscription;
  if (!HAS_BEGUN.has(subscription.status)) return undefined;
  if (billing?.last_payment === undefined) return hasTrial(subscription) ? whenCollected(start) : undefined;
  // A payment at the start of a period may come some hours before the hour of its first day.
  const paid = new Date(billing.last_payment.time.getTime() + DAY_MS);
  return whenCollected(nextPeriodEnd(start, periodMonths, paid));
}

const HAS_BEGUN: ReadonlySet<string> = new Set(['ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']);
const HAS_ENDED: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED']);

function hasTrial({ start_time, create_time }: PayPalSubscription): boolean {
  return create_time !== undefined && start_time.getTime() - create_time.getTime() > DAY_MS;
}

function whenCollected(boundary: Date): Date {
  const byNoon = new Date(boundary);
  byNoon.setUTCHours(COLLECTED_BY_HOUR_UTC, 0, 0, 0);
  return boundary > byNoon ? boundary : byNoon;
}

function paymentOf({ subscription, isReturned, readTime }: PayPalFacts, settledUntil: Date): PaymentState {
  if (isReturned) return 'returned';
  if (HAS_ENDED.has(subscription.status)) return 'settled';
  return hasFailed(subscription) || readTime >= settledUntil ? 'due' : 'settled';
}

function hasFailed({ billing_info: billing }: PayPalSubscription): boolean {
  const owed = billing?.outstanding_balance;
  return (billing?.failed_payments_count ?? 0) > 0 || (owed !== undefined && toCents(owed) !== 0);
}

function cancelTimeOf({ status, status_update_time, start_time }: PayPalSubscription): Date | null {
  return HAS_ENDED.has(status) ? (status_update_time ?? start_time) : null;
}

function endOf({ subscription, periodMonths }: PayPalFacts, payment: PaymentState, settledUntil: Date): Date {
  const paid = subscription.billing_info?.last_payment?.time;
  switch (payment) {
    case 'settled':
      return settledUntil;
    case 'due':
      return subscription.status === 'ACTIVE' ? new Date(settledUntil.getTime() + DUNNING_GRACE_MS) : settledUntil;
    case 'returned':
      return earlier(monthsAfter(settledUntil, -periodMonths), paid ?? subscription.start_time);
  }
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
