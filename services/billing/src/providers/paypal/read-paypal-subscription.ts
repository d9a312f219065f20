import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import { DAY_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { serverBusy } from '@afterglow/kit';
import type { PayerIdentity, ReportedPayment, SubscriptionReport } from '#port/index.ts';
import type { PayPalClient, ProviderSnapshot } from './paypal-client.ts';
import type { PayPalCustomIds } from './paypal-custom-ids.ts';
import { toCents } from './paypal-money.ts';
import {
  type PayPalSubscription,
  type PayPalTransaction,
  planSchema,
  subscriptionSchema,
  transactionsSchema,
} from './paypal-schemas.ts';
import { toReported } from './paypal-state.ts';
import { monthsOf } from './plan-mismatches.ts';
import { listSaleRefunds, isLostToBank } from './returned-amounts.ts';

/** Sellers can refund for 180 days, and the webhook may be lost. */
const LISTED_MS = 186 * DAY_MS;

export function findRaw(client: PayPalClient, id: string): Promise<ProviderSnapshot<PayPalSubscription> | undefined> {
  return client.find(subscriptionSchema, `${addressOf(id)}?fields=plan`);
}

export function addressOf(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}

/** The payments whose refunds are looked up: the webhook of an earlier one does not name its subscription. */
export type PaymentChoice = 'last' | 'all';

/** Reads the current state of a subscription; undefined for another site's order, or before the first payment. */
export async function readSubscription(
  client: PayPalClient,
  marks: PayPalCustomIds,
  id: string,
  lookAt: PaymentChoice = 'last',
): Promise<SubscriptionReport | undefined> {
  const read = await findRaw(client, id);
  const checkoutId = marks.checkoutOf(read?.value.custom_id);
  if (read === undefined || checkoutId === undefined) return undefined;
  const { value: subscription, readTime } = read;
  const periodMonths = await periodOf(client, subscription);
  const { payments, isReturned } = await readPayments(client, read, lookAt);
  const reported = toReported({ subscription, periodMonths, isReturned, readTime }, checkoutId);
  if (reported === undefined) return undefined;
  const payer = payerOf(subscription);
  return { eventTime: readTime, subscription: reported, payments, payer, price: subscription.plan_id };
}

/** PayPal's payer ID, the same for all of a payer's agreements. */
export function payerOf({ subscriber }: PayPalSubscription): PayerIdentity | undefined {
  return subscriber?.payer_id === undefined ? undefined : { kind: 'payer', id: subscriber.payer_id };
}

async function periodOf(client: PayPalClient, { plan, plan_id }: PayPalSubscription): Promise<number> {
  const path = `/v1/billing/plans/${encodeURIComponent(plan_id)}`;
  const months = monthsOf(plan ?? (await client.find(planSchema, path))?.value);
  if (months === undefined) throw serverBusy(new Error(`The plan ${plan_id} at PayPal has no period of months.`));
  return months;
}

/** The last payments, latest last; a new one may be missing for a while. */
async function listPayments(
  client: PayPalClient,
  { value: { id, billing_info: billing }, readTime }: ProviderSnapshot<PayPalSubscription>,
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

interface ReadPayments {
  readonly payments: readonly ReportedPayment[];
  readonly isReturned: boolean;
}

async function readPayments(
  client: PayPalClient,
  read: ProviderSnapshot<PayPalSubscription>,
  lookAt: PaymentChoice,
): Promise<ReadPayments> {
  const transactions = await listPayments(client, read);
  const returned = await readReturned(client, transactions, { lookAt, readTime: read.readTime });
  const payments = transactions.map((transaction, index) => toPayment(transaction, returned[index]));
  const last = payments.at(-1);
  const isReturned = last !== undefined && last.returnedCents === last.paidCents;
  return { payments: payments.filter((payment) => payment !== undefined), isReturned };
}

type Returned = Pick<ReportedPayment, 'returnedCents'>;

/** For each payment in turn; null when it is not looked up, or PayPal no longer says how much a part was. */
async function readReturned(
  client: PayPalClient,
  transactions: readonly PayPalTransaction[],
  { lookAt, readTime }: { readonly lookAt: PaymentChoice; readonly readTime: Date },
): Promise<Returned[]> {
  const looked = transactions.map((_, index) => lookAt === 'all' || index === transactions.length - 1);
  const hasPart = transactions.some(({ status }, index) => status === 'PARTIALLY_REFUNDED' && looked[index] === true);
  const refunds = hasPart ? await listSaleRefunds(client, readTime) : new Map<string, Cents>();
  const found: Returned[] = [];
  for (const [index, { id, status, amount_with_breakdown: amounts }] of transactions.entries()) {
    const paid = toCents(amounts.gross_amount) ?? NOTHING;
    if (status === 'REFUNDED') found.push({ returnedCents: paid });
    else if (looked[index] !== true) found.push({ returnedCents: null });
    else if (await isLostToBank(client, id)) found.push({ returnedCents: paid });
    else found.push({ returnedCents: partOf(paid, status, refunds.get(id)) });
  }
  return found;
}

function partOf(paid: Cents, status: string, refunded: Cents | undefined): Cents | null {
  if (refunded === undefined) return status === 'PARTIALLY_REFUNDED' ? null : NOTHING;
  return refunded < paid ? refunded : paid;
}

function toPayment(
  { id, time, amount_with_breakdown }: PayPalTransaction,
  returned: Returned = { returnedCents: null },
): ReportedPayment | undefined {
  const paidCents = toCents(amount_with_breakdown.gross_amount);
  return paidCents === undefined ? undefined : { reference: id, paidCents, ...returned, paidTime: time };
}

const NOTHING = centsSchema.parse(0);
const PAID: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
