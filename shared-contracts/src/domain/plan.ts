import * as z from 'zod/mini';
import { planIdSchema } from '../ids.ts';
import { centsSchema } from './money.ts';

/** The length of the free trial of a plan that has one. */
export const TRIAL_DAYS = 30;

/** A subscription product. `price` is in cents (0 is the free plan); only plans with `active` 1 are listed. */
export const planSchema = z.object({
  id: planIdSchema,
  title: z.string(),
  price: centsSchema,
  durationMonths: z.int().check(z.nonnegative()),
  durationTrialMonths: z.int().check(z.nonnegative()),
  active: z.literal([0, 1]),
  current: z.boolean(),
});
/** A plan as the service answers it. */
export type Plan = z.infer<typeof planSchema>;
