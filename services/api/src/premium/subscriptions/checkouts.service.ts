import type { Checkout, CheckoutId, MemberId, PaymentProcessor, PlanId } from '@afterglow/shared-contracts';
import { TRIAL_DAYS } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import { conflict, forbidden, invalid, notAuthenticated } from '#app/service-errors.ts';
import type { PaymentProvider, PaymentProviders } from '../payment-provider.ts';
import { processorName } from '../processor-name.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import { isOnSale, toCheckout, toPricedPlan } from './subscriptions.mapper.ts';
import type { PlanRow, SubscriptionRow, SubscriptionsRepository } from './subscriptions.repository.ts';

export interface CheckoutWish {
  readonly memberId: MemberId;
  readonly planId: PlanId;
  readonly processor: PaymentProcessor;
}

export interface CheckoutsService {
  /** The provider's page for paying the plan; the refusals are those of the operation `createCheckout`. */
  create(wish: CheckoutWish): Promise<{ readonly redirectUrl: string }>;
  /** Throws forbidden for every id but the caller's own. */
  read(id: CheckoutId, callerId: MemberId): Promise<Checkout>;
}

const HOUR_MS = 60 * 60 * 1000;

/** The provider keeps something for each, and cancels the one before. */
export const CHECKOUT_LIMIT = { scope: 'checkout of member', attempts: 30, windowMs: HOUR_MS };

export interface CheckoutsOptions {
  readonly limiter: AttemptLimiter;
  readonly checkouts: CheckoutsRepository;
  readonly subscriptions: SubscriptionsRepository;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly origin: () => string;
  /** Where the provider sends a browser after the payment. */
  readonly returnUrl: (id: CheckoutId) => string;
}

export function createCheckoutsService(dependencies: CheckoutsOptions): CheckoutsService {
  const { checkouts, subscriptions, providers, limiter } = dependencies;
  return {
    async create({ memberId, planId, processor }) {
      const plan = await subscriptions.findPlan(planId);
      if (plan === undefined || !isOnSale(plan)) throw invalid('subscriptionsProductsId: This plan is not on sale.');
      const provider = providers.get(processor);
      if (provider === undefined) throw invalid(`paymentProcessor: ${processorName(processor)} is not offered here.`);
      await refuseConflict(dependencies, { memberId, planId, processor });
      await limiter.take(String(memberId));
      return order(dependencies, { provider, plan, memberId, processor });
    },
    async read(id, callerId) {
      const checkout = await checkouts.find(id);
      if (checkout?.member_id !== callerId) throw forbidden('This is not a checkout of yours.');
      return toCheckout(checkout);
    },
  };
}

/** Whether what its member has agreed to pay may still begin: it is the newest, and nothing else was bought meanwhile. */
export function createMayBegin({
  checkouts,
  subscriptions,
  clock,
}: Pick<CheckoutsOptions, 'checkouts' | 'subscriptions' | 'clock'>): (checkout: CheckoutRow) => Promise<boolean> {
  return async ({ id, member_id, plan_id: planId, payment_processor: processor }) => {
    if (member_id === null || (await checkouts.find(id))?.status !== 'open') return false;
    const current = await subscriptions.findCurrent(member_id, new Date(clock.nowMs()));
    return conflictWith(current, { planId, processor }) === undefined;
  };
}

/** Nobody pays twice for the same, or in two ways at once. A granted subscription does not prevent a purchase. */
async function refuseConflict(
  { subscriptions, clock }: CheckoutsOptions,
  { memberId, planId, processor }: CheckoutWish,
): Promise<void> {
  const current = await subscriptions.findCurrent(memberId, new Date(clock.nowMs()));
  const refusal = conflictWith(current, { planId, processor });
  if (refusal !== undefined) throw conflict(refusal);
}

function conflictWith(
  current: SubscriptionRow | undefined,
  { planId, processor }: Pick<CheckoutWish, 'planId' | 'processor'>,
): string | undefined {
  if (current === undefined) return undefined;
  if (current.plan_id === planId) return 'You have this plan already.';
  if (current.payment_processor === 'manual' || current.payment_processor === processor) return undefined;
  return `You pay by ${processorName(current.payment_processor)}: change your plan there.`;
}

interface Order {
  readonly provider: PaymentProvider;
  readonly plan: PlanRow;
  readonly memberId: MemberId;
  readonly processor: PaymentProcessor;
}

async function order(dependencies: CheckoutsOptions, order: Order): Promise<{ readonly redirectUrl: string }> {
  const { checkouts, subscriptions, clock, origin, returnUrl } = dependencies;
  const { provider, plan, memberId, processor } = order;
  const payer = await checkouts.findPayer(memberId, processor);
  if (payer === undefined) throw notAuthenticated();
  const hasTrial = plan.trial_months > 0 && !(await subscriptions.hasAny(memberId));
  const checkout = await checkouts.add({
    member_id: memberId,
    plan_id: plan.id,
    payment_processor: processor,
    trial_days: hasTrial ? TRIAL_DAYS : 0,
    reference: null,
    creation_time: new Date(clock.nowMs()),
  });
  const { reference, redirectUrl } = await provider.createCheckout({
    checkoutId: checkout.id,
    payer,
    plan: toPricedPlan(plan),
    trialDays: checkout.trial_days,
    successUrl: returnUrl(checkout.id),
    cancelUrl: `${origin()}/premium/select-payment/${plan.id}?state=cancel`,
  });
  await checkouts.setReference(checkout.id, reference);
  await keepNewest(dependencies, memberId);
  // An earlier checkout may have been paid, and its notice taken, while this one was being begun: nothing was left of it to cancel.
  try {
    await refuseConflict(dependencies, { memberId, planId: plan.id, processor });
  } catch (error) {
    await expire(dependencies, { ...checkout, reference });
    throw error;
  }
  return { redirectUrl };
}

/**
 * Cancels all open checkouts of a member but the newest, or somebody with two tabs could pay for two. Every request does this after
 * its own is known to the provider: the last one sees all.
 */
async function keepNewest(dependencies: CheckoutsOptions, memberId: MemberId): Promise<void> {
  const [newest, ...older] = await dependencies.checkouts.listOpen(memberId);
  for (const checkout of older) {
    if ((await expire(dependencies, checkout)) === 'expired') continue;
    if (newest !== undefined) await expire(dependencies, newest);
    throw conflict('A payment of yours is being confirmed: please wait a minute.');
  }
}

async function expire(
  { checkouts, providers }: CheckoutsOptions,
  { id, payment_processor, reference }: CheckoutRow,
): Promise<'expired' | 'paid'> {
  const provider = providers.get(payment_processor);
  const outcome = reference === null ? undefined : await provider?.expireCheckout(reference);
  if (outcome === 'paid') return 'paid';
  await checkouts.expire(id);
  return 'expired';
}
