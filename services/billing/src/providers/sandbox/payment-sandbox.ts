import type { SandboxDatabase } from './sandbox-database.ts';
import { createPeriodicTask, createSigner, type PeriodicTask } from '@afterglow/kit';
import { deliverWebhooks, type DeliveryOptions } from './deliver-webhooks.ts';
import { createPayerNames, type PayerNames } from './payer-names.ts';
import { createPortalLinks, type PortalLinks } from './portal-links.ts';
import { createSandboxCheckouts, type SandboxCheckouts } from './sandbox-checkouts.ts';
import { createSandboxDonations, type SandboxDonations } from './sandbox-donations.ts';
import { createSandboxSubscriptions, type SandboxSubscriptions } from './sandbox-subscriptions.ts';

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
