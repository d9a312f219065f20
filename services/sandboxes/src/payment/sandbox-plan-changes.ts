import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import type { PlanChangeQuote } from '@afterglow/api';
import { monthsAfter } from '@afterglow/kit';
import type { SandboxQueries } from '#sandbox-database.ts';
import { settle, unusedCents } from './plan-change-price.ts';
import {
  type Change,
  changeSubscription,
  lockSubscription,
  type Ordered,
  type SandboxCheckout,
} from './sandbox-books.ts';
import { newReference } from './sandbox-checkouts.ts';
import { charge } from './sandbox-notices.ts';

export interface NewPlan {
  readonly title: string;
  readonly priceCents: Cents;
  readonly periodMonths: number;
}

export type PlanChanged =
  | { readonly kind: 'changed'; readonly ordered: Ordered }
  /** It costs something else than was agreed, or has ended. */
  | { readonly kind: 'requoted' };

/** The rest of the paid time counts towards the new plan, whose first period begins today. A trial goes on as it is. */
export function quoteChange(ordered: Ordered, plan: NewPlan, now: Date): PlanChangeQuote | undefined {
  const change = planChange(ordered, plan, now);
  return change && { dueTodayCents: change.dueCents, nextPaymentTime: change.period_end_time };
}

interface PlanPeriod extends Required<
  Pick<Change, 'anchor_time' | 'credit_cents' | 'period_end_time' | 'period_start_time' | 'status'>
> {
  readonly dueCents: Cents;
}

function planChange({ subscription, checkout }: Ordered, plan: NewPlan, now: Date): PlanPeriod | undefined {
  const { period_start_time, period_end_time, anchor_time, credit_cents, ended } = subscription;
  if (ended || period_end_time <= now) return undefined;
  if (period_end_time.getTime() === anchor_time.getTime()) {
    const { dueCents } = settle(plan.priceCents, plan.priceCents);
    return { ...{ anchor_time, credit_cents, period_end_time, period_start_time, dueCents }, status: 'trialing' };
  }
  const paid = { priceCents: checkout.price_cents, start: period_start_time, end: period_end_time };
  const left = centsSchema.parse(unusedCents(paid, now) + credit_cents);
  const { dueCents, leftCents } = settle(plan.priceCents, left);
  const end = monthsAfter(now, plan.periodMonths);
  const period = { anchor_time: now, period_start_time: now, period_end_time: end, credit_cents: leftCents };
  return { ...period, status: 'active', dueCents };
}

export async function changePlan(
  db: SandboxQueries,
  id: string,
  { orderNumber, agreedCents, now, ...plan }: NewPlan & { orderNumber: number; agreedCents: Cents; now: Date },
): Promise<PlanChanged> {
  const ordered = await lockSubscription(db, id);
  if (ordered === undefined) return { kind: 'requoted' };
  if (ordered.checkout.order_number === orderNumber) return { kind: 'changed', ordered };
  const period = planChange(ordered, plan, now);
  if (period?.dueCents !== agreedCents) return { kind: 'requoted' };
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
  await db.insertInto('sandbox_checkouts').values(checkout).execute();
  await charge(db, { subscriptionId: id, amountCents: dueCents, at: now });
  const taken = { change: { ...change, cancel_time: null, checkout_id: checkout.id }, now };
  const subscription = await changeSubscription(db, { ...ordered, checkout }, taken);
  return { kind: 'changed', ordered: { subscription, checkout } };
}
