import * as z from 'zod/mini';
import { planSchema } from '../domain/plan.ts';
import { subscriptionSchema, subscriptionStatusSchema } from '../domain/subscription.ts';
import { memberIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { idInText } from './query-fields.ts';

/** `current` is true on the plan of the member whose token is sent. */
export const listPlans = defineOperation({
  name: 'listPlans',
  method: 'GET',
  path: '/subscriptions/products',
  summary: 'The plans',
  auth: 'optional',
  response: z.array(planSchema),
});

export const listSubscriptions = defineOperation({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/subscriptions',
  summary: 'The subscriptions of a member',
  auth: 'member',
  query: z.strictObject({ membersid: idInText(memberIdSchema), status: z.optional(subscriptionStatusSchema) }),
  response: z.array(subscriptionSchema),
});
