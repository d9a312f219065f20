import * as z from 'zod/mini';
import { centsSchema } from './money.ts';

/**
 * The cost of a plan for a member: the amount due today, minus the rest of a plan that it replaces, and when the next
 * payment is. `trialDays` is the trial before the first payment (0: none); the times are ISO date-times. `isImmediate`
 * if the order itself is charged to the member's present payment method, without a page of the provider. `token` is
 * the quote itself, signed: `createCheckout` charges its amount until `validUntil`.
 */
export const quoteSchema = z.object({
  dueToday: centsSchema,
  nextPaymentTime: z.iso.datetime(),
  trialDays: z.int().check(z.nonnegative()),
  isImmediate: z.boolean(),
  token: z.optional(z.string()),
  validUntil: z.optional(z.iso.datetime()),
});
/** The cost of a plan for a member, as the service returns it. */
export interface Quote extends z.infer<typeof quoteSchema> {}
