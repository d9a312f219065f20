import * as z from 'zod/mini';
import { checkoutIdSchema, planIdSchema } from '../ids.ts';
import { paymentProcessorSchema } from './subscription.ts';

/** `open` until it is paid for; `expired` when it was replaced or left alone for too long. */
export const checkoutStatusSchema = z.enum(['open', 'completed', 'expired']);
/** How far a checkout has come. */
export type CheckoutStatus = z.infer<typeof checkoutStatusSchema>;

/** A member's way to pay for a plan. `trialDays` is what the service granted (0: none); the time is an ISO date-time. */
export const checkoutSchema = z.object({
  id: checkoutIdSchema,
  status: checkoutStatusSchema,
  subscriptionsProductsId: z.object({ id: planIdSchema }),
  paymentProcessor: paymentProcessorSchema,
  trialDays: z.int().check(z.nonnegative()),
  creationTime: z.iso.datetime(),
});
/** A checkout as the service answers it. */
export type Checkout = z.infer<typeof checkoutSchema>;
