import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import type { PlanChangeQuote } from '#port/index.ts';
import { monthsAfter } from '@afterglow/kit';
import type { SandboxQueries } from './sandbox-database.ts';
import { settle, unusedCents } from './plan-change-price.ts';
import {
  type Change,
  changeSubscription,
  lockSubscription,
  type Ordered,
  type SandboxCheckout,
} from './sandbox-ledger.ts';
import { newReference } from './sandbox-checkouts.ts';
import { charge } from './sandbox-webhooks.ts';

export interface NewPlan {
  readonly title: string;
  readonly priceCents: Cents;
  readonly periodMonths: number;
}

export type PlanChanged =
  | { readonly kind: 'changed'; readonly ordered: Ordered }
  /** The cost differs from the agreed one, or the subscription has ended. */
  | { readonly kind: 'requoted' };

interface Times {
  readonly now: Date;
  readonly asOf: Date;
}

/** The rest of the paid time is credited to the new plan, whose first period starts then. A trial continues as it is. */
export function quotePlanChange(ordered: Ordered, plan: NewPlan, { now, asOf }: Times): PlanChangeQuote | undefined {
  const { period_start_time: start } = ordered.subscription;
  const from = asOf < start ? start : asOf;
  const change = planChange(ordered, plan, { now, asOf: from });
  const isCanceled = ordered.subscription.cancel_time !== null;
  return change && { dueTodayCents: change.dueCents, nextPaymentTime: change.period_end_time, asOf: from, isCanceled };
}

interface PlanPeriod extends Required<
  Pick<Change, 'anchor_time' | 'credit_cents' | 'period_end_time' | 'period_start_time' | 'status'>
> {
  readonly dueCents: Cents;
}

/** Undefined for an ended subscription, and when another period has started since then. */
function planChange({ subscription, checkout }: Ordered, plan: NewPlan, { now, asOf }: Times): PlanPeriod | undefined {
  const { period_start_time, period_end_time, anchor_time, credit_cents, ended } = subscription;
  if (ended || period_end_time <= now || asOf < period_start_time) return undefined;
  if (period_end_time.getTime() === anchor_time.getTime()) {
    const { dueCents } = settle(plan.priceCents, plan.priceCents);
    return { anchor_time, credit_cents, period_end_time, period_start_time, dueCents, status: 'trialing' };
  }
  const paid = { priceCents: checkout.price_cents, start: period_start_time, end: period_end_time };
  const left = centsSchema.parse(unusedCents(paid, asOf) + credit_cents);
  const { dueCents, leftCents } = settle(plan.priceCents, left);
  const end = monthsAfter(asOf, plan.periodMonths);
  const period = { anchor_time: asOf, period_start_time: asOf, period_end_time: end, credit_cents: leftCents };
  return { ...period, status: 'active', dueCents };
}

export interface DecidedChange {
  readonly dueCents: Cents;
  readonly change: Change;
  readonly checkout: SandboxCheckout;
}

export interface AgreedChange extends NewPlan {
  readonly asOf: Date;
  readonly orderNumber: number;
  readonly agreedCents: Cents;
  readonly resumes: boolean;
}

/** Undefined without a change, for a price other than the agreed one, and for a subscription that was canceled since. */
export function decideChange(
  ordered: Ordered,
  { orderNumber, agreedCents, resumes, now, asOf, ...plan }: AgreedChange & Times,
): DecidedChange | undefined {
  const period = planChange(ordered, plan, { now, asOf });
  if (period?.dueCents !== agreedCents) return undefined;
  if (ordered.subscription.cancel_time !== null && !resumes) return undefined;
  const { dueCents, ...change } = period;
  const checkout: SandboxCheckout = {
    ...ordered.checkout,
    id: newReference('cs'),
    order_number: orderNumber,
    title: plan.title,
    price_cents: plan.priceCents,
    period_months: plan.periodMonths,
    trial_days: 0,
  };
  return { dueCents, checkout, change: { ...change, cancel_time: null, checkout_id: checkout.id } };
}

export async function changePlan(db: SandboxQueries, id: string, order: AgreedChange & Times): Promise<PlanChanged> {
  const ordered = await lockSubscription(db, id);
  if (ordered === undefined) return { kind: 'requoted' };
  if (ordered.checkout.order_number === order.orderNumber) return { kind: 'changed', ordered };
  const decided = decideChange(ordered, order);
  if (decided === undefined) return { kind: 'requoted' };
  const { checkout, change, dueCents } = decided;
  const { now } = order;
  await db.insertInto('sandbox_checkouts').values(checkout).execute();
  await charge(db, { subscriptionId: id, amountCents: dueCents, at: now });
  const subscription = await changeSubscription(db, { ...ordered, checkout }, { change, now });
  return { kind: 'changed', ordered: { subscription, checkout } };
}
