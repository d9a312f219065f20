import * as z from 'zod/mini';
import { checkoutIdSchema, planIdSchema, subscriptionIdSchema } from '../ids.ts';
import { centsSchema } from './money.ts';

/** `active` is paid or granted, `trialing` is in its free trial, `canceled` is not renewed and ends at its end time. */
export const subscriptionStatusSchema = z.enum(['active', 'trialing', 'canceled']);
/** The state of a subscription. */
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** The collector of a subscription's payments; `manual` is Premium granted by support. */
export const paymentProcessorSchema = z.enum(['stripe', 'paypal', 'apple', 'google', 'manual']);
/** The collector of a subscription's payments, here or in an app store. */
export type PaymentProcessor = z.infer<typeof paymentProcessorSchema>;

/** The payment processors on the web, for Premium and for donations: by card and by PayPal. */
export const webProcessorSchema = z.enum(['stripe', 'paypal']);
/** A payment processor on the web. */
export type WebProcessor = z.infer<typeof webProcessorSchema>;

/**
 * A member's subscription; it entitles until `entitledUntil`, canceled or not: somewhat beyond `endTime` while it is
 * about to be renewed. Services before 1.2.0 omit that, and mean `endTime`. With `paymentDue` the last payment is
 * still being collected, and `endTime` is the end of the grace period; if omitted, nothing is due. Times are ISO
 * date-times.
 */
export const subscriptionSchema = z.object({
  id: subscriptionIdSchema,
  status: subscriptionStatusSchema,
  endTime: z.iso.datetime(),
  entitledUntil: z.optional(z.iso.datetime()),
  paymentDue: z.optional(z.boolean()),
  cancelTime: z.nullable(z.iso.datetime()),
  subscriptionsProductsId: z.object({ id: planIdSchema }),
  plan: z.object({ id: planIdSchema, price: centsSchema, active: z.literal([0, 1]) }),
  subscriptionsCheckoutId: z.nullable(z.object({ id: checkoutIdSchema })),
  paymentProcessor: paymentProcessorSchema,
});
/** A subscription as the service returns it. */
export interface Subscription extends z.infer<typeof subscriptionSchema> {}
