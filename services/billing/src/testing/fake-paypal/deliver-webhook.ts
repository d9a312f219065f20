import { postWebhook } from '../fake-company.ts';
import type { FakePayPal, Signing } from './fake-paypal.ts';

/** How a webhook differs from a valid one. */
export interface Delivery extends Signing {
  /** Sent instead of the signed body. */
  readonly body?: string;
}

/** Sends a webhook to a site like PayPal; returns the status of the response. */
export function deliverWebhook(
  { sign }: Pick<FakePayPal, 'sign'>,
  siteUrl: string,
  event: object,
  { body, ...signing }: Delivery = {},
): Promise<number> {
  const signedBody = JSON.stringify(event);
  return postWebhook(siteUrl, 'paypal', { headers: sign(signedBody, signing), body: body ?? signedBody });
}
