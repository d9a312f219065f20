import type { FakePayPal, Signing } from './fake-paypal.ts';

/** How a notice differs from a proper one. */
export interface Delivery extends Signing {
  /** What is sent in place of what was signed. */
  readonly body?: string;
}

/** Sends a notice to a site as PayPal would; the status of the answer. */
export async function deliverWebhook(
  { sign }: Pick<FakePayPal, 'sign'>,
  siteUrl: string,
  event: object,
  { body, ...signing }: Delivery = {},
): Promise<number> {
  const signedBody = JSON.stringify(event);
  const response = await fetch(`${siteUrl}/v3/subscriptions/notices/paypal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(signedBody, signing) },
    body: body ?? signedBody,
  });
  await response.body?.cancel();
  return response.status;
}
