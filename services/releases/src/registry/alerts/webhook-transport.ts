import { createHmac } from 'node:crypto';
import { errorCodeOf } from '@afterglow/kit';
import type { Delivery, MailTransport } from '@afterglow/kit/mail';

export interface WebhookOptions {
  readonly url: string;
  /** The receiver verifies the signature with it. */
  readonly secret: string;
  readonly nowMs: () => number;
}

const TIME_LIMIT_MS = 10_000;
const MS_PER_SECOND = 1000;
const GONE = 410;

/**
 * Posts an alert's JSON text to a URL. `x-afterglow-signature` is `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` with the
 * secret. `x-afterglow-delivery` stays the same at every attempt. Redirects are not followed: a message signed for one receiver goes to
 * no other. Everything but success is retried, except that the URL is gone permanently.
 */
export function createWebhookTransport({ url, secret, nowMs }: WebhookOptions): MailTransport {
  return {
    async deliver({ messageId, text: body }, signal) {
      const seconds = Math.floor(nowMs() / MS_PER_SECOND);
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-afterglow-delivery': messageId,
        'x-afterglow-signature': `t=${seconds},v1=${signature}`,
      };
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit });
        await answer.body?.cancel();
        return deliveryOf(answer);
      } catch (error) {
        return { kind: 'postponed', reason: reasonOf(error) };
      }
    },
    close: () => undefined,
  };
}

function deliveryOf({ ok, status }: Response): Delivery {
  if (ok) return { kind: 'delivered' };
  return { kind: status === GONE ? 'refused' : 'postponed', reason: `HTTP ${status}` };
}

/** Short and without the URL, which may hold a secret: it is stored and logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return errorCodeOf(error.cause) ?? errorCodeOf(error) ?? error.name;
}
