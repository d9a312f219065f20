import type { Stripe } from 'stripe';
import { idOf, type StripeClient } from './stripe-client.ts';

/** In these states the bank has the money; in an inquiry (`warning_...`) it does not. */
const LOST_DISPUTES: ReadonlySet<string> = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

export interface StripePayment {
  readonly intent: Stripe.PaymentIntent;
  readonly remainingAmount: number;
  /** All of it was refunded, or the payer's bank has it. */
  readonly isReturned: boolean;
  /** The payer's bank has opened an inquiry or dispute, with any outcome. */
  readonly wasDisputed: boolean;
}

export async function readPayment(client: StripeClient, id: string): Promise<StripePayment | undefined> {
  const read = await client.find((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  if (read === undefined) return undefined;
  const { value: intent } = read;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (charge === null)
    return { intent, remainingAmount: intent.amount_received, isReturned: false, wasDisputed: false };
  const isLost = charge.disputed && (await isLostToBank(client, charge.id));
  return {
    intent,
    remainingAmount: isLost ? 0 : intent.amount_received - charge.amount_refunded,
    isReturned: isLost || charge.refunded,
    wasDisputed: charge.disputed,
  };
}

async function isLostToBank(client: StripeClient, charge: string): Promise<boolean> {
  const { data } = await client.ask((stripe) => stripe.disputes.list({ charge }));
  return data.some(({ status }) => LOST_DISPUTES.has(status));
}

export async function readPaymentsOf(client: StripeClient, invoice: string): Promise<StripePayment[]> {
  const { data } = await client.ask((stripe) => stripe.invoicePayments.list({ invoice, status: 'paid' }));
  const payments: StripePayment[] = [];
  for (const { payment } of data) {
    const intent = idOf(payment.payment_intent);
    const read = intent === undefined ? undefined : await readPayment(client, intent);
    if (read !== undefined) payments.push(read);
  }
  return payments;
}
