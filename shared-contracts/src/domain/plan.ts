import * as z from 'zod/mini';
import { planIdSchema } from '../ids.ts';
import { centsSchema } from './money.ts';

/** The length of the free trial of a plan that has one. */
export const TRIAL_DAYS = 30;

/**
 * A subscription product. `price` is in cents (0 is the free plan); only plans with `active` 1 are listed. `durationTrialMonths` is 0 as well
 * for a member who can't have the free trial.
 */
export const planSchema = z.object({
  id: planIdSchema,
  title: z.string(),
  price: centsSchema,
  durationMonths: z.int().check(z.nonnegative()),
  durationTrialMonths: z.int().check(z.nonnegative()),
  active: z.literal([0, 1]),
  current: z.boolean(),
});
/** A plan as the service returns it. */
export interface Plan extends z.infer<typeof planSchema> {}

const TRIAL_PLAN_MONTHS = 1;

/**
 * The free days of a plan for a buyer who is eligible for the free trial, or not; 0 without one. Both pages and
 * service use this.
 */
export function trialDaysOf(plan: Pick<Plan, 'durationMonths' | 'durationTrialMonths'>, isEligible: boolean): number {
  const hasTrial = plan.durationMonths === TRIAL_PLAN_MONTHS && plan.durationTrialMonths > 0;
  return isEligible && hasTrial ? TRIAL_DAYS : 0;
}
