import type { WebProcessor } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { FakeServerResponse } from '@afterglow/kit/testing';

/** Companies tell the time in the `date` header. */
export function dated(answer: FakeServerResponse, clock: Pick<Clock, 'nowMs'>): FakeServerResponse {
  return 'json' in answer ? { ...answer, headers: { date: new Date(clock.nowMs()).toUTCString() } } : answer;
}

export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a webhook to a site; returns the status of the response. */
export async function postWebhook(
  siteUrl: string,
  processor: WebProcessor,
  { headers, body }: SignedWebhook,
): Promise<number> {
  const response = await fetch(`${siteUrl}/v3/subscriptions/notices/${processor}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.body?.cancel();
  return response.status;
}
