import type { CheckoutId } from '@afterglow/shared-contracts';
import { conflict, notAuthenticated } from '@afterglow/kit';
import { expireCheckout, JUST_ARRIVED, expireOlderCheckouts, type OpenCheckoutsOptions } from './open-checkouts.ts';
import type { PlanQuote, QuoteOptions, QuoteRequest } from './quote.ts';
import { assertNoConflict } from './assert-no-conflict.ts';
import { toPricedPlan } from '#plans/index.ts';

export interface PlaceOrderOptions extends OpenCheckoutsOptions, QuoteOptions {
  readonly origin: () => string;
  readonly returnUrl: (id: CheckoutId) => string;
}

export async function createProviderCheckout(
  options: PlaceOrderOptions,
  request: QuoteRequest,
  { trialDays, currentSubscription }: PlanQuote,
): Promise<{ readonly redirectUrl: string }> {
  const { checkouts, clock, origin, returnUrl } = options;
  const { provider, plan, memberId, processor } = request;
  const payer = await checkouts.findPayer(memberId, processor);
  if (payer === undefined) throw notAuthenticated();
  const checkout = await checkouts.add({
    member_id: memberId,
    plan_id: plan.id,
    price_id: plan.price_id,
    payment_processor: processor,
    trial_days: trialDays,
    reference: null,
    creation_time: new Date(clock.nowMs()),
  });
  const { reference, redirectUrl } = await provider.createCheckout({
    checkoutId: checkout.id,
    payer,
    plan: toPricedPlan(plan),
    trialDays,
    successUrl: returnUrl(checkout.id),
    cancelUrl: `${origin()}/premium/select-payment/${plan.id}?state=cancel`,
  });
  await checkouts.setReference(checkout.id, reference);
  await expireOlderCheckouts(options, memberId);
  // An earlier checkout may have been paid, and its webhook applied, during the creation of this one: then nothing was left to cancel.
  try {
    await refuseOutrun(options, request, currentSubscription);
  } catch (error) {
    await expireCheckout(options, { ...checkout, reference });
    throw error;
  }
  return { redirectUrl };
}

async function refuseOutrun(
  options: PlaceOrderOptions,
  { memberId, plan, processor }: QuoteRequest,
  running: PlanQuote['currentSubscription'],
): Promise<void> {
  await assertNoConflict(options, { memberId, planId: plan.id, processor });
  const paid = await options.subscriptions.findPaid(memberId, new Date(options.clock.nowMs()));
  if (paid?.id !== running) throw conflict(JUST_ARRIVED);
}
