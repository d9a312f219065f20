import type { CheckoutId } from '@afterglow/shared-contracts';
import type { BillingDatabase } from '#tables/index.ts';
import { conflict } from '@afterglow/kit';
import type { PlanChangeOrder } from '#port/index.ts';
import { expireAllCheckouts, type OpenCheckoutsOptions } from './open-checkouts.ts';
import type { PlanQuote, QuoteRequest } from './quote.ts';
import { AMOUNT_CHANGED } from './signed-quotes.ts';
import type { HandleReport } from '#subscriptions/index.ts';
import { toPricedPlan } from '#plans/index.ts';

export interface ChangePlanOptions extends OpenCheckoutsOptions {
  readonly database: BillingDatabase;
  readonly handleReport: HandleReport;
  readonly returnUrl: (id: CheckoutId) => string;
}

type AgreedChange = Pick<PlanQuote, 'dueTodayCents' | 'asOf'> &
  NonNullable<PlanQuote['change']> &
  Pick<PlanChangeOrder, 'resumes'>;

/**
 * Lets the provider change the plan and charge the agreed amount. The checkout is stored first: the provider reports the subscription under
 * it from then on, so that its webhook completes an interrupted change.
 */
export async function changePlan(
  options: ChangePlanOptions,
  { memberId, plan, processor }: QuoteRequest,
  { dueTodayCents, asOf, reference, planChanges, resumes }: AgreedChange,
): Promise<{ readonly redirectUrl: string }> {
  const { checkouts, database, clock, handleReport, returnUrl } = options;
  await expireAllCheckouts(options, memberId);
  const { id: checkoutId } = await checkouts.add({
    member_id: memberId,
    plan_id: plan.id,
    price_id: plan.price_id,
    payment_processor: processor,
    trial_days: 0,
    reference: null,
    creation_time: new Date(clock.nowMs()),
  });
  const outcome = await planChanges.carryOut({
    reference,
    plan: toPricedPlan(plan),
    asOf,
    checkoutId,
    dueTodayCents,
    resumes,
  });
  switch (outcome.kind) {
    case 'changed':
      await database.transaction(async (executor) => handleReport(executor, processor, outcome.report));
      return { redirectUrl: returnUrl(checkoutId) };
    case 'declined':
      await checkouts.expire(checkoutId);
      throw conflict("Your card was declined. You weren't charged, and your plan hasn't changed. Try another card.");
    case 'unconfirmed':
      await checkouts.expire(checkoutId);
      throw conflict(
        "Your bank needs you to confirm this payment. You weren't charged, and your plan hasn't changed. Under Manage subscription, choose Update card, enter your card, and confirm with your bank. Then try again.",
      );
    case 'requoted':
      await checkouts.expire(checkoutId);
      throw conflict(AMOUNT_CHANGED);
  }
}
