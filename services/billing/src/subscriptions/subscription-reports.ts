import type { CheckoutId, PaymentProcessor } from '@afterglow/shared-contracts';
import type { Selectable } from 'kysely';
import type { BillingQueries, SubscriptionsTable, CheckoutRow } from '#tables/index.ts';
import type { ReportedSubscription, SubscriptionReport } from '#port/index.ts';

type Row = Selectable<SubscriptionsTable>;

/** The effect of a report; `before` is undefined for a new subscription. */
export type ReportOutcome =
  | { readonly kind: 'unknown-checkout' }
  | { readonly kind: 'outdated'; readonly row: Row }
  | { readonly kind: 'unchanged'; readonly row: Row }
  | { readonly kind: 'applied'; readonly checkout: CheckoutRow; readonly before: Row | undefined; readonly after: Row };

/**
 * Brings a subscription to the state that its provider reports, unless a later one is known. Because a report is the whole state and any
 * two have an order, it does not matter in which order, or how often, they arrive. Call it within a transaction.
 */
export async function applyReport(
  db: BillingQueries,
  processor: PaymentProcessor,
  report: SubscriptionReport,
): Promise<ReportOutcome> {
  const { subscription } = report;
  // Locked until the transaction ends, so reports about one subscription are applied one after the other.
  const checkout = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', subscription.checkoutId)
    .where('payment_processor', '=', processor)
    .forUpdate()
    .executeTakeFirst();
  if (checkout === undefined) return { kind: 'unknown-checkout' };
  const before = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('payment_processor', '=', processor)
    .where('reference', '=', subscription.reference)
    // After a plan change, reports may name another checkout.
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) {
    await complete(db, checkout);
    return { kind: 'applied', checkout, before, after: await add(db, checkout, report) };
  }
  return applyToKnown(db, { before, checkout }, report);
}

async function applyToKnown(
  db: BillingQueries,
  { before, checkout }: Reported,
  report: SubscriptionReport,
): Promise<ReportOutcome> {
  if (!isLater(rankOfReport(report), rankOfRow(before))) return { kind: 'outdated', row: before };
  if (isSame(before, report)) {
    await db.updateTable('subscriptions').set({ report_time: report.eventTime }).where('id', '=', before.id).execute();
    return { kind: 'unchanged', row: before };
  }
  if (before.checkout_id !== checkout.id) await complete(db, checkout);
  return { kind: 'applied', checkout, before, after: await update(db, { before, checkout }, report) };
}

function stateOf({ subscription, eventTime }: SubscriptionReport) {
  return {
    status: subscription.status,
    start_time: subscription.startTime,
    end_time: subscription.endTime,
    cancel_time: subscription.cancelTime,
    report_time: eventTime,
    payment_due: subscription.payment === 'due',
  };
}

function isSame(row: Row, report: SubscriptionReport): boolean {
  const [was, is] = [rankOfRow(row).slice(1), rankOfReport(report).slice(1)];
  const isDue = report.subscription.payment === 'due';
  const isRanked = was.every((number, index) => number === is[index]) && row.payment_due === isDue;
  return isRanked && (row.cancel_owed || !owesCancellation(report));
}

/** After a refund or chargeback nothing more is charged. */
function owesCancellation({ subscription }: SubscriptionReport): boolean {
  return subscription.payment === 'returned' && subscription.cancelTime === null;
}

async function complete(db: BillingQueries, { id }: CheckoutRow): Promise<void> {
  await db.updateTable('checkouts').set({ status: 'completed' }).where('id', '=', id).execute();
}

function add(db: BillingQueries, checkout: CheckoutRow, report: SubscriptionReport): Promise<Row> {
  return db
    .insertInto('subscriptions')
    .values({
      ...stateOf(report),
      member_id: checkout.member_id,
      plan_id: checkout.plan_id,
      price_id: checkout.price_id,
      checkout_id: checkout.id,
      payment_processor: checkout.payment_processor,
      reference: report.subscription.reference,
      cancel_owed: owesCancellation(report),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Reported {
  readonly before: Row;
  readonly checkout: CheckoutRow;
}

function update(db: BillingQueries, { before, checkout }: Reported, report: SubscriptionReport): Promise<Row> {
  return db
    .updateTable('subscriptions')
    .set({
      ...stateOf(report),
      plan_id: checkout.plan_id,
      price_id: checkout.price_id,
      checkout_id: checkout.id,
      ...(report.subscription.cancelTime === null ? {} : { cancel_owed: false }),
      ...(owesCancellation(report) ? { cancel_owed: true } : {}),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const STATUS_RANK = { trialing: 0, active: 1, canceled: 2 } as const;

type Ranked = Pick<ReportedSubscription, 'status' | 'startTime' | 'endTime' | 'cancelTime'> & {
  readonly checkoutId: CheckoutId | null;
};

/** Time decides; when a provider's clock is too coarse, the later order, and the state further along in a subscription's life. */
function rank(
  eventTime: Date | null,
  { checkoutId, status, startTime, endTime, cancelTime }: Ranked,
): readonly number[] {
  return [
    eventTime?.getTime() ?? 0,
    checkoutId ?? 0,
    endTime.getTime(),
    STATUS_RANK[status],
    cancelTime?.getTime() ?? 0,
    startTime.getTime(),
  ];
}

function rankOfReport({ eventTime, subscription }: SubscriptionReport): readonly number[] {
  return rank(eventTime, subscription);
}

function rankOfRow({ report_time, checkout_id, status, start_time, end_time, cancel_time }: Row): readonly number[] {
  return rank(report_time, {
    checkoutId: checkout_id,
    status,
    startTime: start_time,
    endTime: end_time,
    cancelTime: cancel_time,
  });
}

function isLater(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place !== -1 && (one[place] ?? 0) > (other[place] ?? 0);
}
