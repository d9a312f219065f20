import { CURRENCY, centsSchema } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import type { DonationState } from '#port/index.ts';
import { readPayment } from './read-payment.ts';
import { idOf, type StripeClient, timeOf } from './stripe-client.ts';
import { DISPUTE_EVENTS, listOpenDisputes } from './stripe-disputes.ts';
import type { StripeMetadata } from './stripe-metadata.ts';

const DONATION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  ...DISPUTE_EVENTS,
] as const satisfies readonly Stripe.Event['type'][];
const PAGE_SIZE = 100;

export function intentOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return idOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

/** The state of a donation; undefined when it is not a donation of this site, or unpaid. */
export async function readDonation(
  client: StripeClient,
  marks: StripeMetadata,
  reference: string,
): Promise<DonationState | undefined> {
  const payment = await readPayment(client, reference);
  if (payment === undefined || !marks.isDonation(payment.intent.metadata)) return undefined;
  const { status, currency, created } = payment.intent;
  if (status !== 'succeeded' || currency !== CURRENCY.toLowerCase()) return undefined;
  if (payment.remainingAmount <= 0) return { kind: 'returned', reference };
  const donation = { reference, amountCents: centsSchema.parse(payment.remainingAmount) };
  return { kind: 'received', donation, donationTime: timeOf(created) };
}

/** The state of every donation that Stripe has reported since then, or should have. */
export async function listDonations(
  client: StripeClient,
  marks: StripeMetadata,
  since: Date,
): Promise<readonly DonationState[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const intents = new Set<string>();
  await client.ask(async (stripe) => {
    for await (const event of stripe.events.list({ types: [...DONATION_EVENTS], created, limit: PAGE_SIZE })) {
      const intent = event.account === undefined ? intentOf(event) : undefined;
      if (intent !== undefined) intents.add(intent);
    }
  });
  for (const { payment_intent } of await listOpenDisputes(client, since)) {
    const intent = idOf(payment_intent);
    if (intent !== undefined) intents.add(intent);
  }
  const states: DonationState[] = [];
  for (const intent of intents) {
    const state = await readDonation(client, marks, intent);
    if (state !== undefined) states.push(state);
  }
  return states;
}
