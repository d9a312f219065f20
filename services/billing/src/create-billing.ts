import { mountDonations } from '#donations/index.ts';
import { mountPlans } from '#plans/index.ts';
import type { BillingHost, BillingServer, PaymentProviders } from '#port/index.ts';
import { mountPayments } from '#receipts/index.ts';
import { createMemberDeletion, type MemberDeletion } from '#subscriptions/index.ts';
import { createTrials, TRIAL_KEY } from '#trials/index.ts';
import { mountSubscriptions, type SubscriptionsContext } from './mount-subscriptions.ts';
import { openPaymentProviders } from './open-payment-providers.ts';

export interface BillingOptions extends BillingHost {
  /** The secret with that name, created on first use. */
  readonly loadSecret: (name: string) => Promise<string>;
  /** Replace companies without keys in the configuration. */
  readonly fallbacks: PaymentProviders;
}

/** What the host uses of billing, besides the SQL of `isPremiumAt`. */
export interface Billing {
  readonly memberDeletion: MemberDeletion;
  /** Registers all calls and pages, and starts the background work when the server listens. */
  mount(server: BillingServer): Promise<void>;
}

/** Opens the payment companies of the configuration. Throws a StartupError for unreadable certificates. */
export async function createBilling(options: BillingOptions): Promise<Billing> {
  const { database, accounts, clock, loadSecret } = options;
  const trials = createTrials({ key: await loadSecret(TRIAL_KEY), clock, accounts });
  const providers = await openPaymentProviders(options);
  return {
    memberDeletion: createMemberDeletion({ database, providers, trials }),
    async mount(server) {
      const context: SubscriptionsContext = { ...options, ...server, trials, providers };
      await mountPlans(context);
      await mountSubscriptions(context);
      mountPayments(context);
      mountDonations(context);
    },
  };
}
