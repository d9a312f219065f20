import type { DonationState, PaymentEvent, WebhookRequest, WebhookResult } from '#port/index.ts';
import type { PayPalClient } from './paypal-client.ts';
import { captureOrder, readCapture } from './paypal-donations.ts';
import { isFirstFailure, subjectOf, reportsReturn } from './paypal-events.ts';
import type { PayPalCustomIds } from './paypal-custom-ids.ts';
import { eventSchema, type PayPalEvent } from './paypal-schemas.ts';
import { type PayPalSignatureOptions, signatureFault } from './paypal-signature.ts';
import { readSubscription } from './read-paypal-subscription.ts';

export interface PayPalWebhookOptions extends PayPalSignatureOptions {
  readonly client: PayPalClient;
  readonly marks: PayPalCustomIds;
}

/** Checks a webhook by PayPal's certificate, and reads its object again, because a webhook may be late and outdated. */
export async function parsePayPalWebhook(
  options: PayPalWebhookOptions,
  webhook: WebhookRequest,
): Promise<WebhookResult> {
  const fault = await signatureFault(options, webhook);
  if (fault !== undefined) return { kind: 'refused', reason: fault };
  const event = parse(webhook.rawBody);
  if (event === undefined) return { kind: 'refused', reason: 'unreadable' };
  return { kind: 'genuine', event: await toPaymentEvent(options, event) };
}

function parse(rawBody: Buffer): PayPalEvent | undefined {
  try {
    return eventSchema.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function toPaymentEvent(
  { client, marks }: Pick<PayPalWebhookOptions, 'client' | 'marks'>,
  event: PayPalEvent,
): Promise<PaymentEvent> {
  const facts = { id: event.id, eventTime: event.create_time };
  const subject = await subjectOf(client, event);
  switch (subject.kind) {
    case 'subscription': {
      const report = await readSubscription(client, marks, subject.reference, reportsReturn(event) ? 'all' : 'last');
      if (report === undefined) return { ...facts, kind: 'unrelated' };
      return { id: event.id, ...report, kind: isFirstFailure(event) ? 'payment-failed' : 'subscription-changed' };
    }
    case 'order':
      return toDonationEvent(facts, await captureOrder(client, marks, subject.id));
    case 'capture':
      return toDonationEvent(facts, await readCapture(client, marks, subject.id));
    case 'none':
      return { ...facts, kind: 'unrelated' };
  }
}

function toDonationEvent(
  facts: Pick<PaymentEvent, 'id' | 'eventTime'>,
  state: DonationState | undefined,
): PaymentEvent {
  switch (state?.kind) {
    case 'received':
      return { ...facts, eventTime: state.donationTime, kind: 'donation-received', donation: state.donation };
    case 'returned':
      return { ...facts, kind: 'donation-returned', reference: state.reference };
    case undefined:
      return { ...facts, kind: 'unrelated' };
  }
}
