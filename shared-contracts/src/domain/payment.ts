import * as z from 'zod/mini';
import { paymentIdSchema, planIdSchema } from '../ids.ts';
import { centsSchema } from './money.ts';
import { paymentProcessorSchema } from './subscription.ts';

/** A payment of a member for a plan: the paid amount, later refunds, and when it was paid as an ISO date-time. */
export const paymentSchema = z.object({
  id: paymentIdSchema,
  plan: z.object({ id: planIdSchema, title: z.string() }),
  paymentProcessor: paymentProcessorSchema,
  paid: centsSchema,
  returned: centsSchema,
  paymentTime: z.iso.datetime(),
});
/** A payment as the service returns it. */
export interface Payment extends z.infer<typeof paymentSchema> {}
