import { centsSchema, type Cents, type Plan, type Quote, type Subscription } from '@afterglow/shared-contracts';
import { activeSubscription } from '@afterglow/shared-data/react';
import { nextBillingDay } from '../../lib/billing-day.ts';
import { hasTrial, isTrialEligible } from '../../lib/trial.ts';
import type { OrderFacts } from '../../resources/order.resource.ts';

const NOTHING = centsSchema.parse(0);

/** What somebody would buy with a plan. */
export interface Order {
  readonly plan: Plan;
  readonly isTrial: boolean;
  readonly dueTodayCents: Cents;
  /** What is left of the present plan, as far as it counts today; 0 where nothing does. */
  readonly creditCents: Cents;
  /** What the service has said that it costs; null where only the plan's own price counts. */
  readonly quote: Quote | null;
  readonly nextBilling: Date;
  /** What they have now, which this would replace. */
  readonly running: Subscription | null;
  readonly runningPlan: Plan | undefined;
}

/** Undefined for a plan that nobody can buy. */
export function orderOf({ plans, subscriptions, quote }: OrderFacts, planId: string, now: Date): Order | undefined {
  const plan = plans.find(({ id, active, price }) => String(id) === planId && active === 1 && price > 0);
  if (plan === undefined) return undefined;
  const isTrial = hasTrial(plan, isTrialEligible(subscriptions));
  const running = activeSubscription(subscriptions ?? [], now.getTime());
  return {
    plan,
    isTrial,
    dueTodayCents: quote?.dueToday ?? (isTrial ? NOTHING : plan.price),
    creditCents: creditOf(plan, quote, running),
    quote,
    nextBilling: quote
      ? new Date(quote.nextPaymentTime)
      : nextBillingDay(now, { hasTrial: isTrial, months: plan.durationMonths }),
    running,
    runningPlan: plans.find(({ id }) => id === running?.plan.id),
  };
}

/** In a trial nothing has been paid that could be left. */
function creditOf(plan: Plan, quote: Quote | null, running: Subscription | null): Cents {
  if (quote === null || running === null || running.status === 'trialing') return NOTHING;
  return centsSchema.parse(Math.max(0, plan.price - quote.dueToday));
}
