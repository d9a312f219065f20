import {
  type Cents,
  centsSchema,
  type MemberId,
  type PaymentProcessor,
  type SubscriptionId,
  TRIAL_DAYS,
} from '@afterglow/shared-contracts';
import { type Clock, monthsAfter } from '@afterglow/kit';
import type { PaymentProvider, PlanChanges } from '../payment-provider.ts';
import { toPricedPlan } from './subscriptions.mapper.ts';
import type { PlanRow, SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = centsSchema.parse(0);

/** What a plan costs a member. */
export interface Offer {
  readonly dueTodayCents: Cents;
  readonly nextPaymentTime: Date;
  readonly trialDays: number;
  /** What is paid for now. */
  readonly running: SubscriptionId | undefined;
  /** The subscription that changes to the plan; undefined where a new one begins. */
  readonly change: { readonly reference: string; readonly planChanges: PlanChanges } | undefined;
}

export interface OfferWish {
  readonly memberId: MemberId;
  readonly plan: PlanRow;
  readonly processor: PaymentProcessor;
  readonly provider: PaymentProvider;
}

export interface OfferOptions {
  readonly subscriptions: SubscriptionsRepository;
  readonly clock: Clock;
}

export async function makeOffer({ subscriptions, clock }: OfferOptions, wish: OfferWish): Promise<Offer> {
  const { memberId, plan } = wish;
  const now = new Date(clock.nowMs());
  const paid = await subscriptions.findPaid(memberId, now);
  const changed = await quoteChange(paid, wish);
  if (changed !== undefined) return { ...changed, running: paid?.id };
  const hasTrial = plan.trial_months > 0 && !(await subscriptions.hasAny(memberId));
  return {
    dueTodayCents: hasTrial ? NOTHING : plan.price_cents,
    nextPaymentTime: hasTrial ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : monthsAfter(now, plan.duration_months),
    trialDays: hasTrial ? TRIAL_DAYS : 0,
    running: paid?.id,
    change: undefined,
  };
}

async function quoteChange(
  running: SubscriptionRow | undefined,
  { plan, processor, provider: { planChanges } }: OfferWish,
): Promise<Omit<Offer, 'running'> | undefined> {
  if (planChanges === undefined || running?.payment_processor !== processor || running.cancel_owed) return undefined;
  const { reference } = running;
  const quote = reference === null ? undefined : await planChanges.quote({ reference, plan: toPricedPlan(plan) });
  return quote && reference !== null ? { ...quote, trialDays: 0, change: { reference, planChanges } } : undefined;
}
