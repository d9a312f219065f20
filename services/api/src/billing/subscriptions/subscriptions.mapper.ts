import {
  type Checkout,
  type Plan,
  type Subscription,
  trialDaysOf,
  type TrialRefusal,
} from '@afterglow/shared-contracts';
import { entitledUntil } from '#catalog/entitlement.ts';
import type { PricedPlan } from '../port/index.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import type { PlanRow } from '../plans/index.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

export function trialPlanOf(row: PlanRow): Pick<Plan, 'durationMonths' | 'durationTrialMonths'> {
  return { durationMonths: row.duration_months, durationTrialMonths: row.trial_months };
}

export function toPlan(row: PlanRow, { current, mayHaveTrial }: { current: boolean; mayHaveTrial: boolean }): Plan {
  return {
    id: row.id,
    title: row.title,
    price: row.price_cents,
    durationMonths: row.duration_months,
    durationTrialMonths: trialDaysOf(trialPlanOf(row), mayHaveTrial) > 0 ? row.trial_months : 0,
    active: row.active ? 1 : 0,
    current,
  };
}

export function isOnSale({ active, price_cents }: PlanRow): boolean {
  return active && price_cents > 0;
}

export function toPricedPlan(row: PlanRow): PricedPlan {
  return {
    id: row.id,
    title: row.title,
    priceCents: row.price_cents,
    periodMonths: row.duration_months,
    references: {
      ...(row.stripe_price !== null && { stripe: row.stripe_price }),
      ...(row.paypal_plan !== null && { paypal: row.paypal_plan }),
    },
  };
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    status: row.status,
    endTime: row.end_time.toISOString(),
    entitledUntil: entitledUntil(row).toISOString(),
    paymentDue: row.payment_due,
    cancelTime: row.cancel_time?.toISOString() ?? null,
    subscriptionsProductsId: { id: row.plan_id },
    plan: { id: row.plan_id, price: row.price_cents, active: row.plan_active ? 1 : 0 },
    subscriptionsCheckoutId: row.checkout_id === null ? null : { id: row.checkout_id },
    paymentProcessor: row.payment_processor,
  };
}

export function toCheckout(row: CheckoutRow, trialRefusedFor?: TrialRefusal): Checkout {
  return {
    ...(trialRefusedFor === undefined ? {} : { trialRefusedFor }),
    id: row.id,
    status: row.status,
    subscriptionsProductsId: { id: row.plan_id },
    paymentProcessor: row.payment_processor,
    trialDays: row.trial_days,
    creationTime: row.creation_time.toISOString(),
  };
}
