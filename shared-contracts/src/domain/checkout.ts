import * as z from 'zod/mini';
import { checkoutIdSchema, planIdSchema } from '../ids.ts';
import { paymentProcessorSchema } from './subscription.ts';

/** `open` until it is paid; `expired` once it was replaced or left open for too long. */
export const checkoutStatusSchema = z.enum(['open', 'completed', 'expired']);
/** The progress of a checkout. */
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;

/** Why a free trial was rejected: an email, card or payer that already had one. */
export const trialRefusalSchema = z.enum(['email', 'card', 'payer']);
/** Why a free trial was rejected. */
export type TrialRefusal = z.infer<typeof trialRefusalSchema>;

/**
 * A member's attempt to pay for a plan. `trialDays` is the trial that the service granted (0: none); the time is an
 * ISO date-time. With `trialRefusedFor` the trial was ended before it started, and nothing was charged.
 */
export const checkoutSchema = z.object({
  id: checkoutIdSchema,
  status: checkoutStatusSchema,
  subscriptionsProductsId: z.object({ id: planIdSchema }),
  paymentProcessor: paymentProcessorSchema,
  trialDays: z.int().check(z.nonnegative()),
  creationTime: z.iso.datetime(),
  trialRefusedFor: z.optional(trialRefusalSchema),
});
/** A checkout as the service returns it. */
export interface Checkout extends z.infer<typeof checkoutSchema> {}
