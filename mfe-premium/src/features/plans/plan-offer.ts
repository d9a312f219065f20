import { type Cents, centsSchema, type Plan, trialDaysOf } from '@afterglow/shared-contracts';

export const YEARLY_MONTHS = 12;
export const MONTHLY_MONTHS = 1;

/** The buyer on the plans page; `trialEligible` is true for anyone who was never Premium. */
export interface Buyer {
  readonly isLoggedIn: boolean;
  readonly trialEligible: boolean;
}

export function offeredPlans(plans: readonly Plan[]): readonly Plan[] {
  return plans.filter(({ active, price }) => active === 1 && price > 0);
}

/** The price of twelve months on the monthly plan. */
export function yearByMonthCents(plans: readonly Plan[]): Cents | undefined {
  const monthly = plans.find(({ durationMonths }) => durationMonths === MONTHLY_MONTHS);
  return monthly && centsSchema.parse(monthly.price * YEARLY_MONTHS);
}

/**
 * How much less a year costs than twelve months, in whole percent; 0 for no saving. Rounded down, so as not to promise
 * too much.
 */
export function savedPercent({ price }: Pick<Plan, 'price'>, byMonth: Cents | undefined): number {
  if (byMonth === undefined || byMonth <= price) return 0;
  return Math.floor(((byMonth - price) * 100) / byMonth);
}

/** The label of a plan's button; the current plan takes precedence. */
export function planButtonText(plan: Plan, buyer: Buyer): string {
  if (plan.current) return 'YOUR ACTIVE PLAN';
  if (plan.durationMonths === YEARLY_MONTHS) return 'Go yearly and save';
  if (!buyer.isLoggedIn) return 'GET STARTED';
  return trialDaysOf(plan, buyer.trialEligible) > 0 ? 'START FREE TRIAL' : 'UPGRADE';
}
