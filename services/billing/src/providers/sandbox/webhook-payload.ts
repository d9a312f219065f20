import { centsSchema, checkoutIdSchema, subscriptionStatusSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { PaymentEvent } from '#port/index.ts';
import { payerOf } from './payer-names.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

/** The maximum of the service's column. */
const MOST_CENTS = 2_147_483_647;

const time = z.pipe(
  z.iso.datetime(),
  z.transform((iso) => new Date(iso)),
);
const cents = centsSchema.check(z.positive(), z.maximum(MOST_CENTS));
const envelope = { id: z.string().check(z.minLength(1), z.maxLength(100)), created: time };

const subscriptionWebhookSchema = z.object({
  ...envelope,
  type: z.literal('subscription.changed'),
  data: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    order: checkoutIdSchema,
    status: subscriptionStatusSchema,
    started: time,
    period_end: time,
    canceled: z.nullable(time),
    payer: z.optional(z.string().check(z.maxLength(100))),
    // Older queued webhooks have none.
    payments: z._default(
      z.array(z.object({ id: z.string().check(z.maxLength(100)), amount_cents: cents, paid: time })),
      [],
    ),
  }),
});
const expiryWebhookSchema = z.object({
  ...envelope,
  type: z.literal('checkout.expired'),
  data: z.object({ order: checkoutIdSchema }),
});
const donationWebhookSchema = z.object({
  ...envelope,
  type: z.literal('donation.received'),
  data: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    amount_cents: cents,
  }),
});
const otherWebhookSchema = z.object({ ...envelope, type: z.string() });

/** The sandbox's JSON; its times are ISO date-times. */
export type WebhookPayload =
  | z.input<typeof subscriptionWebhookSchema>
  | z.input<typeof expiryWebhookSchema>
  | z.input<typeof donationWebhookSchema>;

/** Undefined for anything but a webhook of the sandbox. */
export function parseWebhook(rawBody: Buffer): PaymentEvent | undefined {
  const body = parseJson(rawBody);
  const subscription = z.safeParse(subscriptionWebhookSchema, body);
  if (subscription.success) return toSubscriptionEvent(subscription.data);
  const expiry = z.safeParse(expiryWebhookSchema, body);
  if (expiry.success) {
    const { id, created, data } = expiry.data;
    return { id, eventTime: created, kind: 'checkout-expired', checkoutId: data.order };
  }
  const donation = z.safeParse(donationWebhookSchema, body);
  if (donation.success) return toDonationEvent(donation.data);
  const other = z.safeParse(otherWebhookSchema, body);
  return other.success && !isKnownType(other.data.type)
    ? { id: other.data.id, eventTime: other.data.created, kind: 'unrelated' }
    : undefined;
}

function toSubscriptionEvent({ id, created, data }: z.output<typeof subscriptionWebhookSchema>): PaymentEvent {
  return {
    id,
    eventTime: created,
    kind: 'subscription-changed',
    payer: payerOf(data.payer),
    subscription: {
      reference: data.id,
      checkoutId: data.order,
      status: data.status,
      startTime: data.started,
      endTime: data.period_end,
      cancelTime: data.canceled,
      payment: 'settled',
    },
    payments: data.payments.map(({ id: reference, amount_cents: paidCents, paid: paidTime }) => ({
      reference,
      paidCents,
      paidTime,
      returnedCents: null,
    })),
  };
}

function toDonationEvent({ id, created, data }: z.output<typeof donationWebhookSchema>): PaymentEvent {
  const donation = { reference: data.id, amountCents: data.amount_cents };
  return { id, eventTime: created, kind: 'donation-received', donation };
}

const KNOWN_TYPES: readonly string[] = ['subscription.changed', 'checkout.expired', 'donation.received'];

function isKnownType(type: string): boolean {
  return KNOWN_TYPES.includes(type);
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
