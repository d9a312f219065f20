import type { FakeStripe } from './fake-stripe.ts';

/** How a notice differs from a proper one. */
export interface Delivery {
  readonly secret?: string;
  readonly atMs?: number;
  /** What is sent in place of what was signed. */
  readonly body?: string;
}

/** Sends a notice to a site as Stripe would; the status of the answer. */
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
