import * as z from 'zod/mini';
import { centsSchema } from './money.ts';

/**
 * What a plan costs a member: what is paid today, with what is left of a plan that it replaces taken off, and when the next payment is.
 * `trialDays` is the trial that comes before the first payment (0: none); the times are ISO date-times. `isImmediate` where the order itself
 * is charged to what the member pays with already, without a page of the provider. `token` is the quote itself, signed: `createCheckout`
 * charges what it says until `validUntil`.
 */
export const quoteSchema = z.object({
  dueToday: centsSchema,
  nextPaymentTime: z.iso.datetime(),
  trialDays: z.int().check(z.nonnegative()),
  isImmediate: z.boolean(),
  token: z.optional(z.string()),
  validUntil: z.optional(z.iso.datetime()),
});
/** What a plan costs a member, as the service answers it. */
export type Quote = z.infer<typeof quoteSchema>;
