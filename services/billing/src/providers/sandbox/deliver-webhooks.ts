import { API_PREFIX } from '@afterglow/shared-contracts';
import { PAYMENT_RETRY, retryDelayMs } from '@afterglow/shared-contracts/retry-policy';
import type { Clock } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { SandboxQueries } from './sandbox-database.ts';
import { signWebhook } from './webhook-signature.ts';
import { SIGNATURE_HEADER } from './webhook-payload.ts';
import { claimWebhook, type PendingWebhook } from './sandbox-webhooks.ts';

const ANSWER_LIMIT_MS = 10_000;
/** Longer than an attempt can take: after this, its process has crashed. */
const LEASE_MS = MINUTE_MS;
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

export interface DeliveryOptions {
  readonly db: SandboxQueries;
  readonly clock: Clock;
  readonly secret: string;
  readonly shopOrigin: () => string;
  readonly onGivenUp: (webhook: { readonly id: string; readonly attempts: number }) => void;
}

/** Delivers all due webhooks; one that the shop does not accept is repeated later, at growing intervals. */
export async function deliverWebhooks(options: DeliveryOptions, isStopped: () => boolean): Promise<void> {
  const { db, clock } = options;
  while (!isStopped()) {
    const now = new Date(clock.nowMs());
    const webhook = await claimWebhook(db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
    if (webhook === undefined) return;
    if (await isTaken(webhook, options)) await remove(db, webhook.id);
    else await putOff(webhook, options);
  }
}

async function isTaken(webhook: PendingWebhook, { clock, secret, shopOrigin }: DeliveryOptions): Promise<boolean> {
  try {
    const response = await fetch(`${shopOrigin()}${API_PREFIX}/subscriptions/notices/${webhook.payment_processor}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signWebhook(secret, webhook.body, clock.nowMs()),
      },
      body: webhook.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Any failure of the shop is retried.
    return false;
  }
}

async function putOff(webhook: PendingWebhook, { db, clock, onGivenUp }: DeliveryOptions): Promise<void> {
  if (clock.nowMs() - webhook.creation_time.getTime() > GIVE_UP_AFTER_MS) {
    onGivenUp({ id: webhook.id, attempts: webhook.attempts });
    return remove(db, webhook.id);
  }
  const delayMs = retryDelayMs(PAYMENT_RETRY, webhook.attempts - 1);
  await db
    .updateTable('sandbox_notices')
    .set({ next_attempt_time: new Date(clock.nowMs() + delayMs) })
    .where('id', '=', webhook.id)
    .execute();
}

async function remove(db: SandboxQueries, id: string): Promise<void> {
  await db.deleteFrom('sandbox_notices').where('id', '=', id).execute();
}
