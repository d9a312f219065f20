import { postWebhook } from '../fake-company.ts';
import type { FakeStripe } from './fake-stripe.ts';

/** How a webhook differs from a valid one. */
export interface Delivery {
  readonly secret?: string;
  readonly atMs?: number;
  /** Sent instead of the signed body. */
  readonly body?: string;
}

/** Sends a webhook to a site like Stripe; returns the status of the response. */
export function deliverWebhook(
  { sign }: Pick<FakeStripe, 'sign'>,
  siteUrl: string,
  event: object,
  { body, ...signed }: Delivery = {},
): Promise<number> {
  const signedBody = JSON.stringify(event);
  const headers = { 'stripe-signature': sign(signedBody, signed) };
  return postWebhook(siteUrl, 'stripe', { headers, body: body ?? signedBody });
}
