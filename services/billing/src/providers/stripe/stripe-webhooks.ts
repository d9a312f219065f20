import type { Clock } from '@afterglow/kit';
import type { Stripe } from 'stripe';
import type { PaymentEvent, WebhookRequest, WebhookResult } from '#port/index.ts';
import { findSubjectOf } from './find-subscription-of-event.ts';
import { settleSubscription } from './read-subscription.ts';
import { intentOf, readDonation } from './stripe-donations.ts';
import { type StripeClient, timeOf } from './stripe-client.ts';
import { DISPUTE_EVENTS } from './stripe-disputes.ts';
import type { StripeMetadata } from './stripe-metadata.ts';

export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  ...DISPUTE_EVENTS,
] as const satisfies readonly Stripe.Event['type'][];

const SIGNATURE_HEADER = 'stripe-signature';
/** By either clock. */
const TOLERANCE_S = 300;

export interface StripeWebhookOptions {
  readonly client: StripeClient;
  readonly marks: StripeMetadata;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/** Checks a webhook by the library, and reads its object again, because a webhook may be late and outdated. */
export async function parseStripeWebhook(
  options: StripeWebhookOptions,
  webhook: WebhookRequest,
): Promise<WebhookResult> {
  const header = webhook.headers[SIGNATURE_HEADER];
  if (typeof header !== 'string') return { kind: 'refused', reason: 'unsigned' };
  const event = await verify(options, header, webhook.rawBody);
  if (typeof event === 'string') return { kind: 'refused', reason: event };
  return { kind: 'genuine', event: await toPaymentEvent(options, event) };
}

async function verify(
  { client, webhookSecret, clock }: StripeWebhookOptions,
  header: string,
  rawBody: Buffer,
): Promise<Stripe.Event | 'forged' | 'outdated' | 'unreadable'> {
  const { webhooks } = await client.library();
  const nowS = Math.floor(clock.nowMs() / 1000);
  const sentS = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]);
  if (Math.abs(nowS - sentS) > TOLERANCE_S) return 'outdated';
  try {
    const event = webhooks.constructEvent(rawBody, header, webhookSecret, TOLERANCE_S, undefined, clock.nowMs());
    return event;
  } catch (error) {
    return error instanceof SyntaxError ? 'unreadable' : 'forged';
  }
}

async function toPaymentEvent(options: StripeWebhookOptions, event: Stripe.Event): Promise<PaymentEvent> {
  const { client, marks } = options;
  const facts = { id: event.id, eventTime: timeOf(event.created) };
  const unrelated = { ...facts, kind: 'unrelated' } as const;
  // From another account that is connected with this one.
  if (event.account !== undefined) return unrelated;
  if (event.type === 'checkout.session.expired') {
    const checkoutId = marks.checkoutOf(event.data.object.metadata);
    return checkoutId === undefined ? unrelated : { ...facts, kind: 'checkout-expired', checkoutId };
  }
  const subject = await findSubjectOf(client, event);
  if (subject === undefined) return (await toDonationEvent(options, event, facts)) ?? unrelated;
  const report = await settleSubscription(client, marks, subject.subscription, subject.invoice);
  if (report === undefined) return unrelated;
  return { id: event.id, ...report, kind: isFirstFailure(event) ? 'payment-failed' : 'subscription-changed' };
}

function isFirstFailure(event: Stripe.Event): boolean {
  return event.type === 'invoice.payment_failed' && event.data.object.attempt_count <= 1;
}

async function toDonationEvent(
  { client, marks }: StripeWebhookOptions,
  event: Stripe.Event,
  facts: Pick<PaymentEvent, 'id' | 'eventTime'>,
): Promise<PaymentEvent | undefined> {
  const reference = intentOf(event);
  const state = reference === undefined ? undefined : await readDonation(client, marks, reference);
  switch (state?.kind) {
    case 'received':
      return { ...facts, kind: 'donation-received', donation: state.donation };
    case 'returned':
      return { ...facts, kind: 'donation-returned', reference: state.reference };
    case undefined:
      return undefined;
  }
}
