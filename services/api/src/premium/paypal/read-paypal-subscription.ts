import { centsSchema } from '@afterglow/shared-contracts';
import type * as z from 'zod/mini';
import { serverBusy } from '#app/service-errors.ts';
import type { PayerIdentity, ReportedPayment, SubscriptionReport } from '../payment-event.ts';
import type { PayPalClient, Reading } from './paypal-client.ts';
import type { PayPalMarks } from './paypal-marks.ts';
import { toCents } from './paypal-money.ts';
import {
  disputeSchema,
  disputesSchema,
  type PayPalSubscription,
  type PayPalTransaction,
  planSchema,
  subscriptionSchema,
  transactionsSchema,
} from './paypal-schemas.ts';
import { toReported } from './paypal-state.ts';
import { monthsOf } from './plan-faults.ts';

const SECOND_MS = 1_000;
/** Sellers can give money back for 180 days, and the notice of it may be lost. */
const LISTED_MS = 186 * 24 * 60 * 60 * 1000;

/** Undefined for what PayPal does not know. */
export function findRaw(client: PayPalClient, id: string): Promise<Reading<PayPalSubscription> | undefined> {
  return client.find(subscriptionSchema, `${addressOf(id)}?fields=plan`);
}

/** The address of a subscription within PayPal's interface. */
export function addressOf(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}

/** Reads the present state of a subscription; undefined where this site did not order it, or nothing has been paid yet. */
export async function readSubscription(
  client: PayPalClient,
  marks: PayPalMarks,
  id: string,
): Promise<SubscriptionReport | undefined> {
  const read = await findRaw(client, id);
  const checkoutId = marks.checkoutOf(read?.value.custom_id);
  if (read === undefined || checkoutId === undefined) return undefined;
  const { value: subscription, readTime } = read;
  const periodMonths = await periodOf(client, subscription);
  const transactions = await listPayments(client, read);
  const last = transactions.at(-1);
  const isReturned = last !== undefined && (last.status === 'REFUNDED' || (await isLostToBank(client, last.id)));
  const reported = toReported({ subscription, periodMonths, isReturned, readTime }, checkoutId);
  if (reported === undefined) return undefined;
  const payments = transactions.flatMap((transaction) => toPayment(transaction, isReturned && transaction === last));
  return { eventTime: readTime, subscription: reported, payments, payer: payerOf(subscription) };
}

/** PayPal's own name for the payer, the same for all that they agree to. */
export function payerOf({ subscriber }: PayPalSubscription): PayerIdentity | undefined {
  return subscriber?.payer_id === undefined ? undefined : { kind: 'payer', id: subscriber.payer_id };
}

async function periodOf(client: PayPalClient, { plan, plan_id }: PayPalSubscription): Promise<number> {
  const path = `/v1/billing/plans/${encodeURIComponent(plan_id)}`;
  const months = monthsOf(plan ?? (await client.find(planSchema, path))?.value);
  if (months === undefined) throw serverBusy(new Error(`The plan ${plan_id} at PayPal has no period of months.`));
  return months;
}

/** The last payments, latest last; one that was just made may be missing for a while. */
async function listPayments(
  client: PayPalClient,
  { value: { id, billing_info: billing }, readTime }: Reading<PayPalSubscription>,
): Promise<PayPalTransaction[]> {
  const paid = billing?.last_payment?.time;
  if (paid === undefined) return [];
  const start_time = new Date(paid.getTime() - LISTED_MS).toISOString();
  const end_time = new Date(Math.max(readTime.getTime(), paid.getTime()) + SECOND_MS).toISOString();
  const query = new URLSearchParams({ start_time, end_time });
  const listed = await client.find(transactionsSchema, `${addressOf(id)}/transactions?${query.toString()}`);
  return (listed?.value.transactions ?? [])
    .filter(({ status }) => PAID.has(status))
    .sort((one, other) => one.time.getTime() - other.time.getTime());
}

/** PayPal does not say here how much of a payment went back when it was a part. */
function toPayment(
  { id, status, time, amount_with_breakdown }: PayPalTransaction,
  isReturned: boolean,
): ReportedPayment[] {
  const paidCents = toCents(amount_with_breakdown.gross_amount);
  if (paidCents === undefined) return [];
  const wentBack = isReturned || status === 'REFUNDED';
  const keptAll = status === 'COMPLETED' ? NOTHING : null;
  const returnedCents = wentBack ? paidCents : keptAll;
  return [{ reference: id, paidCents, returnedCents, paidTime: time }];
}

const NOTHING = centsSchema.parse(0);
const PAID: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** With these the payer has kept, or been given, the money. */
const LOST_OUTCOMES: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/**
 * Whether the money of a payment is with PayPal or the payer's bank because of a dispute. While the two only talk with each other
 * (`INQUIRY`) it stays. Without the right to read disputes there are none.
 */
export async function isLostToBank(client: PayPalClient, transaction: string): Promise<boolean> {
  const query = new URLSearchParams({ disputed_transaction_id: transaction });
  const { status, body } = await client.call(`/v1/customer/disputes?${query.toString()}`);
  if (status >= 400) return false;
  const listed = disputesSchema.safeParse(body);
  for (const { dispute_id } of listed.data?.items ?? []) {
    const dispute = await client.find(disputeSchema, `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`);
    if (dispute !== undefined && isLost(dispute.value)) return true;
  }
  return false;
}

function isLost({ status, dispute_life_cycle_stage: stage, dispute_outcome: outcome }: z.infer<typeof disputeSchema>) {
  return status === 'RESOLVED' ? LOST_OUTCOMES.has(outcome?.outcome_code ?? '') : stage !== 'INQUIRY';
}
