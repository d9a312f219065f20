import type { FakeStripe } from './fake-stripe.ts';

/** How a webhook differs from a valid one. */
export interface Delivery {
  readonly secret?: string;
  readonly atMs?: number;
  /** Sent instead of the signed body. */
  readonly body?: string;
}

/** Sends a webhook to a site like Stripe; returns the status of the response. */
export async function deliverWebhook(
  { sign }: Pick<FakeStripe, 'sign'>,
  siteUrl: string,
  event: object,
  { body, ...signed }: Delivery = {},
): Promise<number> {
  const signedBody = JSON.stringify(event);
  const response = await fetch(`${siteUrl}/v3/subscriptions/notices/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(signedBody, signed) },
    body: body ?? signedBody,
  });
  await response.body?.cancel();
  return response.status;
}
