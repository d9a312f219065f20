import { type Cents, centsSchema, type Plan } from '@afterglow/shared-contracts';

export const YEARLY_MONTHS = 12;
export const MONTHLY_MONTHS = 1;

/** The visitor of the plans page; `trialEligible` is true for anybody who was never Premium. */
export interface Buyer {
  readonly isLoggedIn: boolean;
  readonly trialEligible: boolean;
}

/** Listed plans that cost something. */
export function offeredPlans(plans: readonly Plan[]): readonly Plan[] {
  return plans.filter(({ active, price }) => active === 1 && price > 0);
}

/** What twelve months cost with the plan that is paid by the month. */
export function yearByMonthCents(plans: readonly Plan[]): Cents | undefined {
  const monthly = plans.find(({ durationMonths }) => durationMonths === MONTHLY_MONTHS);
  return monthly && centsSchema.parse(monthly.price * YEARLY_MONTHS);
}

/** The label of a plan's button; the current plan takes precedence. */
export function planButtonText(plan: Plan, buyer: Buyer): string {
  if (plan.current) return 'YOUR ACTIVE PLAN';
  if (plan.durationMonths === YEARLY_MONTHS) return 'Go yearly and save';
  if (!buyer.isLoggedIn) return 'GET STARTED';
  return buyer.trialEligible && plan.durationTrialMonths > 0 ? 'START FREE TRIAL' : 'UPGRADE';
}
