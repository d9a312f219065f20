import type { Stripe } from 'stripe';
import type { SubscriptionReport } from '../payment-event.ts';
import { idOf, type StripeClient } from './stripe-client.ts';
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

/** Reads the present state of a subscription; undefined where this site did not order it, or nothing has been paid yet. */
export async function readSubscription(
  client: StripeClient,
  marks: StripeMarks,
  id: string,
): Promise<SubscriptionReport | undefined> {
  const read = await client.find((stripe) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
  const checkoutId = marks.checkoutOf(read?.value.metadata);
  if (read === undefined || checkoutId === undefined) return undefined;
  const { value: subscription, readTime } = read;
  const invoice =
    typeof subscription.latest_invoice === 'object' ? (subscription.latest_invoice ?? undefined) : undefined;
  const isReturned = invoice !== undefined && (await isPaymentReturned(client, invoice));
  const reported = toReported({ subscription, invoice, isReturned }, checkoutId);
  return reported && { eventTime: readTime, subscription: reported, payments: [] };
}

async function isPaymentReturned(client: StripeClient, { id, status, amount_paid }: Stripe.Invoice): Promise<boolean> {
  if (status !== 'paid' || amount_paid === 0 || id === undefined) return false;
  const { data } = await client.ask((stripe) => stripe.invoicePayments.list({ invoice: id, status: 'paid' }));
  const intents = data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  for (const intent of intents) if ((await readPayment(client, intent))?.isReturned) return true;
  return false;
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
