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

export interface Order {
  readonly plan: Plan;
  readonly isTrial: boolean;
  readonly dueTodayCents: Cents;
  /**
   * The part of the price that is not due: the rest of the current plan, or all of it in a continuing trial; 0 for
   * none.
   */
  readonly creditCents: Cents;
  /** Due in addition to the price, as from an earlier bill; usually 0. */
  readonly owedCents: Cents;
  /** The price according to the service; null when only the plan's own price counts. */
  readonly quote: Quote | null;
  readonly nextBilling: Date;
  /** The current subscription, which this would replace. */
  readonly running: Subscription | null;
  readonly runningPlan: Plan | undefined;
  /** The subscription to this plan, also when it was canceled and another one is paid for. */
  readonly held: Subscription | null;
}

/** Undefined for a plan that cannot be bought. */
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

/** How much more the first is; 0 when it is less. */
function excess(amount: Cents, other: Cents): Cents {
  return centsSchema.parse(Math.max(0, amount - other));
}
