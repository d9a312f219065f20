import type { CheckoutId, PaymentProcessor, PlanId, TrialRefusal } from '@afterglow/shared-contracts';
import type { BillingDatabase, CheckoutRow } from '#tables/index.ts';
import type { SubscriptionReport, CheckoutState, PaymentProvider, PaymentProviders } from '#port/index.ts';
import type { ClaimActivation } from './claim-activation.ts';
import type { CheckoutsRepository } from './checkouts.repository.ts';
import { findOtherPrice, type OtherPrice } from './other-price.ts';
import { findRefusal, type Trials } from '#trials/index.ts';
import type { HandleReport } from '#subscriptions/index.ts';

/** The state of a checkout; `settled` when it was known before, or no provider can be reached. */
export type SyncOutcome =
  | { readonly kind: 'paid' | 'settled' }
  | { readonly kind: 'open'; readonly isTrial: boolean }
  /** This checkout paid nothing for the plan, and will not. */
  | { readonly kind: 'expired'; readonly planId: PlanId }
  /** There was a trial before: nothing is charged, and nothing starts. */
  | { readonly kind: 'trial-refused'; readonly planId: PlanId; readonly reason: TrialRefusal };

/** Fetches states from providers, when a webhook may be late or lost, and stores them. */
export interface ProviderSync {
  /** An open checkout; does nothing for one that is paid or expired already, or without a provider. */
  checkout(id: CheckoutId): Promise<SyncOutcome>;
  /** `unknown` when the provider has nothing to report. */
  subscription(processor: PaymentProcessor, reference: string): Promise<Awaited<ReturnType<HandleReport>> | 'unknown'>;
}

export interface LookUpOptions {
  readonly database: BillingDatabase;
  readonly providers: PaymentProviders;
  readonly checkouts: CheckoutsRepository;
  readonly handleReport: HandleReport;
  readonly trials: Pick<Trials, 'decideAgreed'>;
  readonly claimActivation: ClaimActivation;
  /** Called for each subscription that is charged at another price than it was sold at. */
  readonly onOtherPrice: (found: OtherPrice) => void;
  readonly onApplied: () => void;
}

export function createProviderSync({
  database,
  providers,
  checkouts,
  handleReport,
  trials,
  claimActivation,
  onOtherPrice,
  onApplied,
}: LookUpOptions): ProviderSync {
  const take = async (processor: PaymentProcessor, report: SubscriptionReport) => {
    const result = await database.transaction(async (executor) => handleReport(executor, processor, report));
    if (result === 'applied' || result === 'trial-refused') onApplied();
    return result;
  };
  const begin = async (provider: PaymentProvider, checkout: CheckoutRow, reference: string): Promise<CheckoutState> => {
    const claim = await claimActivation(checkout);
    // Expiring changes only open checkouts: settled ones stay as they are.
    if (claim.kind === 'refused' || claim.kind === 'settled') return { kind: 'expired' };
    if (claim.kind === 'pending') return { kind: 'open' };
    // Without a response the claim stays: the activation may have been carried out.
    const state = await provider.confirmCheckout?.(reference);
    if (state?.kind === 'approved') await checkouts.release(checkout.id, claim.beginTime);
    return state ?? { kind: 'open' };
  };
  const expired = async ({ id, plan_id: planId }: CheckoutRow): Promise<SyncOutcome> => {
    const reason = await findRefusal(database.db, id);
    return reason === undefined ? { kind: 'expired', planId } : { kind: 'trial-refused', planId, reason };
  };
  const beginAgreed = async (
    provider: PaymentProvider,
    checkout: CheckoutRow,
    { payer }: Extract<CheckoutState, { kind: 'approved' }>,
  ): Promise<CheckoutState> => {
    const refusal = await database.transaction((executor) => trials.decideAgreed(executor, checkout, payer));
    return refusal === undefined ? begin(provider, checkout, checkout.reference ?? '') : { kind: 'expired' };
  };
  const ask = async (checkout: CheckoutRow): Promise<SyncOutcome> => {
    const { id, payment_processor: processor, reference } = checkout;
    const provider = providers.get(processor);
    if (provider === undefined || reference === null) return { kind: 'settled' };
    const found = await provider.findCheckout(reference);
    const state = found.kind === 'approved' ? await beginAgreed(provider, checkout, found) : found;
    switch (state.kind) {
      case 'paid':
        return (await take(processor, state.report)) === 'trial-refused' ? expired(checkout) : { kind: 'paid' };
      case 'expired':
        await checkouts.expire(id);
        // It may have been paid since the provider's response.
        return (await checkouts.find(id))?.status === 'completed' ? { kind: 'settled' } : expired(checkout);
      case 'open':
      case 'approved':
        return { kind: 'open', isTrial: checkout.trial_days > 0 };
    }
  };
  return {
    async checkout(id) {
      const checkout = await checkouts.find(id);
      switch (checkout?.status) {
        case 'open':
          return ask(checkout);
        case 'expired':
          return expired(checkout);
        default:
          return { kind: 'settled' };
      }
    },
    async subscription(processor, reference) {
      const report = await providers.get(processor)?.findSubscription(reference);
      if (report === undefined) return 'unknown';
      const result = await take(processor, report);
      const other = await findOtherPrice(database.db, processor, report);
      if (other !== undefined) onOtherPrice(other);
      return result;
    },
  };
}
