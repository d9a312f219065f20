import * as z from 'zod/mini';
import { checkoutIdSchema, planIdSchema, subscriptionIdSchema } from '../ids.ts';

export const subscriptionStatusSchema = z.enum(['active', 'trialing', 'canceled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const paymentProcessorSchema = z.enum(['stripe', 'paypal', 'apple', 'google', 'manual']);
export type PaymentProcessor = z.infer<typeof paymentProcessorSchema>;

/** The processors through which people pay on the web, for Premium and for donations: by card and by PayPal. */
export const webProcessorSchema = z.enum(['stripe', 'paypal']);
export type WebProcessor = z.infer<typeof webProcessorSchema>;

/** A member's subscription; it entitles until `endTime`, cancelled or not. Times are ISO date-times. */
export const subscriptionSchema = z.object({
  id: subscriptionIdSchema,
  status: subscriptionStatusSchema,
  endTime: z.iso.datetime(),
  cancelTime: z.nullable(z.iso.datetime()),
  subscriptionsProductsId: z.object({ id: planIdSchema }),
  plan: z.object({ id: planIdSchema, price: z.int(), active: z.literal([0, 1]) }),
  subscriptionsCheckoutId: z.nullable(z.object({ id: checkoutIdSchema })),
  paymentProcessor: paymentProcessorSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
