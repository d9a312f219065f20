import type { SandboxDatabase } from './sandbox-database.ts';
import { createPeriodicTask, createSigner, type PeriodicTask, centsOf, type Clock } from '@afterglow/kit';
import { deliverWebhooks, type DeliveryOptions } from './deliver-webhooks.ts';
import { createPayerNames, type PayerNames } from './payer-names.ts';
import { createPortalLinks, type PortalLinks } from './portal-links.ts';
import { createSandboxCheckouts, type SandboxCheckouts } from './sandbox-checkouts.ts';
import { randomUUID } from 'node:crypto';
import type { WebProcessor } from '@afterglow/shared-contracts';
import type { SandboxQueries } from './sandbox-database.ts';
import { enqueueWebhook } from './sandbox-webhooks.ts';
import { createSandboxSubscriptions, type SandboxSubscriptions } from './sandbox-subscriptions.ts';

interface SandboxDonations {
  give(processor: WebProcessor, dollars: number): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/**
 * A payment company that runs inside the service with its own ledger: it takes orders, bills due payments, and informs the shop by signed
 * webhooks. No money moves.
 */
export interface PaymentSandbox {
  readonly checkouts: SandboxCheckouts;
  readonly subscriptions: SandboxSubscriptions;
  readonly donations: SandboxDonations;
  readonly portalLinks: PortalLinks;
  readonly payers: PayerNames;
  /** Bills and delivers while the server runs; after a restart it does so immediately. */
  readonly rounds: PeriodicTask;
}

export type SandboxOptions = Omit<DeliveryOptions, 'db'> & {
  readonly database: SandboxDatabase;
  readonly linkSecret: string;
  readonly payerSecret: string;
  readonly onError: (error: unknown) => void;
};

export function createPaymentSandbox(options: SandboxOptions): PaymentSandbox {
  const { database, clock, linkSecret, payerSecret, onError } = options;
  const checkouts = createSandboxCheckouts(database, clock);
  const subscriptions = createSandboxSubscriptions(database, clock);
  const rounds: PeriodicTask = createPeriodicTask(clock, {
    everyMs: LOOK_EVERY_MS,
    async work() {
      await checkouts.expireOld();
      await subscriptions.bill();
      await deliverWebhooks({ ...options, db: database.db }, () => rounds.isStopped());
    },
    onError,
  });
  return {
    checkouts,
    subscriptions,
    donations: createSandboxDonations(database.db, clock),
    portalLinks: createPortalLinks(createSigner(linkSecret), clock),
    payers: createPayerNames(payerSecret),
    rounds,
  };
}

function createSandboxDonations(db: SandboxQueries, clock: Clock): SandboxDonations {
  return {
    give: (processor, dollars) => {
      const now = new Date(clock.nowMs());
      const data = { id: `don_${randomUUID()}`, amount_cents: centsOf(dollars) };
      return enqueueWebhook(db, { processor, type: 'donation.received', eventTime: now, data, deliverAt: now });
    },
  };
}
