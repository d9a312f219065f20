import {
  centsSchema,
  trialDaysOf,
  type Cents,
  type Plan,
  type Quote,
  type Subscription,
} from '@afterglow/shared-contracts';
import { activeSubscription, managedSubscription } from '@afterglow/shared-data/react';
import { nextBillingDay } from '../../lib/billing-day.ts';
import { isTrialEligible } from '../../lib/trial.ts';
import type { OrderDetails } from '../../resources/order.resource.ts';

const NOTHING = centsSchema.parse(0);

/** What someone would buy with a plan. */
export interface Order {
  readonly plan: Plan;
  readonly isTrial: boolean;
  readonly dueTodayCents: Cents;
  /** What need not be paid of the price: what is left of the present plan, or all of it in a trial that goes on; 0 where nothing is. */
  readonly creditCents: Cents;
  /** What has to be paid beyond the price, as from an earlier bill; mostly 0. */
  readonly owedCents: Cents;
  /** What the service has said that it costs; null where only the plan's own price counts. */
  readonly quote: Quote | null;
  readonly nextBilling: Date;
  /** What they have now, which this would replace. */
  readonly running: Subscription | null;
  readonly runningPlan: Plan | undefined;
  /** What they have of the plan itself, also where it was canceled and another one is paid for. */
  readonly held: Subscription | null;
}

/** Undefined for a plan that no one can buy. */
export function orderOf({ plans, subscriptions, quote }: OrderDetails, planId: string, now: Date): Order | undefined {
  const plan = plans.find(({ id, active, price }) => String(id) === planId && active === 1 && price > 0);
  if (plan === undefined) return undefined;
  const isTrial = trialDaysOf(plan, isTrialEligible(subscriptions)) > 0;
  const running = managedSubscription(subscriptions ?? [], now.getTime());
  const ofPlan = subscriptions?.filter(
    ({ plan: { id }, paymentProcessor }) => id === plan.id && paymentProcessor !== 'manual',
  );
  return {
    plan,
    isTrial,
    quote,
    ...(quote ? billOfChange(plan, quote) : billOfBeginning(plan, isTrial, now)),
    running,
    runningPlan: plans.find(({ id }) => id === running?.plan.id),
    held: running?.plan.id === plan.id ? running : activeSubscription(ofPlan ?? [], now.getTime()),
  };
}

type Bill = Pick<Order, 'dueTodayCents' | 'creditCents' | 'owedCents' | 'nextBilling'>;

function billOfChange({ price }: Plan, { dueToday, nextPaymentTime }: Quote): Bill {
  return {
    dueTodayCents: dueToday,
    creditCents: excess(price, dueToday),
    owedCents: excess(dueToday, price),
    nextBilling: new Date(nextPaymentTime),
  };
}

function billOfBeginning({ price, durationMonths }: Plan, isTrial: boolean, now: Date): Bill {
  return {
    dueTodayCents: isTrial ? NOTHING : price,
    creditCents: NOTHING,
    owedCents: NOTHING,
    nextBilling: nextBillingDay(now, { hasTrial: isTrial, months: durationMonths }),
  };
}

/** How much more the first is; nothing where it is less. */
function excess(amount: Cents, other: Cents): Cents {
  return centsSchema.parse(Math.max(0, amount - other));
}
