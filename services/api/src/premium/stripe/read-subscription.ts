import { centsSchema } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import type { ReportedPayment, SubscriptionReport } from '../payment-event.ts';
import { idOf, type StripeClient, timeOf } from './stripe-client.ts';
import type { StripeMarks } from './stripe-marks.ts';
import { toReported } from './stripe-state.ts';

/** In these the bank has kept or taken the money. */
const LOST_DISPUTES: ReadonlySet<string> = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** More than a subscription is paid between two readings. */
const LISTED_INVOICES = 12;

/** In place of the id of an invoice. */
export const ALL_INVOICES = Symbol('all invoices');
type InvoiceChoice = string | typeof ALL_INVOICES;

/**
 * Reads the present state of a subscription; undefined where this site did not order it, or nothing has been paid yet. What has gone back
 * is looked up for the last payment and for the invoice that is named, or for all that are listed.
 */
export async function readSubscription(
  client: StripeClient,
  marks: StripeMarks,
  id: string,
  invoiceId?: InvoiceChoice,
): Promise<SubscriptionReport | undefined> {
  const read = await client.find((stripe) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
  const checkoutId = marks.checkoutOf(read?.value.metadata);
  if (read === undefined || checkoutId === undefined) return undefined;
  const { value: subscription, readTime } = read;
  const invoice = expandedInvoice(subscription);
  const { payments, isReturned } = await readMoney(client, id, { last: invoice?.id, named: invoiceId });
  const reported = toReported({ subscription, invoice, isReturned }, checkoutId);
  return reported && { eventTime: readTime, subscription: reported, payments };
}

/** The payments, and whether the last one has gone back. */
async function readMoney(
  client: StripeClient,
  subscription: string,
  { last, named }: { readonly last: string | undefined; readonly named: InvoiceChoice | undefined },
): Promise<{ readonly payments: ReportedPayment[]; readonly isReturned: boolean }> {
  const paid = await listPaid(client, subscription);
  const chosen = paid.filter(({ id }) => named === ALL_INVOICES || id === last || id === named);
  const lookedUp = await lookUp(client, chosen);
  return {
    payments: paid.map((each) => toPayment(each, lookedUp.get(each.id))),
    isReturned: lookedUp.get(last ?? '')?.some((payment) => payment.isReturned) ?? false,
  };
}

function expandedInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return typeof invoice === 'object' && invoice !== null ? invoice : undefined;
}

/** What has become of the payments of those invoices. */
async function lookUp(
  client: StripeClient,
  invoices: readonly PaidInvoice[],
): Promise<ReadonlyMap<string, StripePayment[]>> {
  const found = new Map<string, StripePayment[]>();
  for (const { id } of invoices) found.set(id, await readPaymentsOf(client, id));
  return found;
}

/** Invoices with which money has come. */
async function listPaid(client: StripeClient, subscription: string): Promise<PaidInvoice[]> {
  const { data } = await client.ask((stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', limit: LISTED_INVOICES }),
  );
  return data.flatMap(({ id, amount_paid, created, status_transitions }) =>
    id === undefined || amount_paid === 0
      ? []
      : [{ id, paidCents: centsSchema.parse(amount_paid), paidTime: timeOf(status_transitions.paid_at ?? created) }],
  );
}

interface PaidInvoice extends Pick<ReportedPayment, 'paidCents' | 'paidTime'> {
  readonly id: string;
}

async function readPaymentsOf(client: StripeClient, invoice: string): Promise<StripePayment[]> {
  const { data } = await client.ask((stripe) => stripe.invoicePayments.list({ invoice, status: 'paid' }));
  const intents = data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  const payments: StripePayment[] = [];
  for (const intent of intents) {
    const payment = await readPayment(client, intent);
    if (payment !== undefined) payments.push(payment);
  }
  return payments;
}

function toPayment(
  { id: reference, paidCents, paidTime }: PaidInvoice,
  read: StripePayment[] | undefined,
): ReportedPayment {
  const returned = read?.reduce((sum, { intent, keptAmount }) => sum + intent.amount_received - keptAmount, 0);
  const returnedCents = returned === undefined ? null : centsSchema.parse(Math.min(returned, paidCents));
  return { reference, paidCents, paidTime, returnedCents };
}

/** A payment, and how much of it is still here. */
export interface StripePayment {
  readonly intent: Stripe.PaymentIntent;
  readonly keptAmount: number;
  /** All of it went back, or the payer's bank has it. */
  readonly isReturned: boolean;
}

/** Undefined for what Stripe does not know. */
export async function readPayment(client: StripeClient, id: string): Promise<StripePayment | undefined> {
  const read = await client.find((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  if (read === undefined) return undefined;
  const { value: intent } = read;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (charge === null) return { intent, keptAmount: intent.amount_received, isReturned: false };
  const isLost = charge.disputed && (await isLostToBank(client, charge.id));
  return {
    intent,
    keptAmount: isLost ? 0 : intent.amount_received - charge.amount_refunded,
    isReturned: isLost || charge.refunded,
  };
}

async function isLostToBank(client: StripeClient, charge: string): Promise<boolean> {
  const { data } = await client.ask((stripe) => stripe.disputes.list({ charge }));
  return data.some(({ status }) => LOST_DISPUTES.has(status));
}
