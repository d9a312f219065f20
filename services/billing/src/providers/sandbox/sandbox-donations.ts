import { randomUUID } from 'node:crypto';
import type { WebProcessor } from '@afterglow/shared-contracts';
import { centsOf, type Clock } from '@afterglow/kit';
import type { SandboxQueries } from './sandbox-database.ts';
import { enqueueWebhook } from './sandbox-webhooks.ts';

export interface SandboxDonations {
  give(processor: WebProcessor, dollars: number): Promise<void>;
}

export function createSandboxDonations(db: SandboxQueries, clock: Clock): SandboxDonations {
  return {
    give: (processor, dollars) => {
      const now = new Date(clock.nowMs());
      const data = { id: `don_${randomUUID()}`, amount_cents: centsOf(dollars) };
      return enqueueWebhook(db, { processor, type: 'donation.received', eventTime: now, data, deliverAt: now });
    },
  };
}
