import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { BillingQueries } from '#tables/index.ts';

/** Providers retry rejected webhooks for days, and manually for some weeks. */
const RETENTION_MS = 60 * DAY_MS;

/** Deletes, once a day, webhooks that can no longer be repeated. Their subscriptions know which state is later. */
export function createWebhookCleanup(
  db: BillingQueries,
  clock: Clock,
  onError: (error: unknown) => void,
): PeriodicTask {
  return createPeriodicTask(clock, {
    everyMs: DAY_MS,
    async work() {
      const before = new Date(clock.nowMs() - RETENTION_MS);
      await db.deleteFrom('payment_notices').where('arrival_time', '<', before).execute();
    },
    onError,
  });
}
