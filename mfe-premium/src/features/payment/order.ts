import { centsSchema, type Cents, type Plan, type Subscription } from '@afterglow/shared-contracts';
import { activeSubscription } from '@afterglow/shared-data/react';
import { nextBillingDay } from '../../lib/billing-day.ts';
import { hasTrial, isTrialEligible } from '../../lib/trial.ts';
import type { Purchase } from '../../resources/purchase.resource.ts';

const NOTHING = centsSchema.parse(0);

/** What somebody would buy with a plan. */
export interface Order {
  readonly plan: Plan;
  readonly isTrial: boolean;
  readonly dueTodayCents: Cents;
  readonly nextBilling: Date;
  /** What they have now, which this would replace. */
  readonly running: Subscription | null;
  readonly runningPlan: Plan | undefined;
}

/** Undefined for a plan that nobody can buy. */
export function orderOf({ plans, subscriptions }: Purchase, planId: string, now: Date): Order | undefined {
  const plan = plans.find(({ id, active, price }) => String(id) === planId && active === 1 && price > 0);
  if (plan === undefined) return undefined;
  const isTrial = hasTrial(plan, isTrialEligible(subscriptions));
  const running = activeSubscription(subscriptions ?? [], now.getTime());
  return {
    plan,
    isTrial,
    dueTodayCents: isTrial ? NOTHING : plan.price,
    nextBilling: nextBillingDay(now, { hasTrial: isTrial, months: plan.durationMonths }),
    running,
    runningPlan: plans.find(({ id }) => id === running?.plan.id),
  };
}
