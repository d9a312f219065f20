import * as z from 'zod/mini';
import { paymentSchema } from '../domain/payment.ts';
import { memberIdSchema, paymentIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation } from './operation.ts';
import { idInText, pageFields } from './query-fields.ts';

/** The member's payments for Premium, latest first. */
export const listPayments = defineOperation({
  name: 'listPayments',
  method: 'GET',
  path: '/members/{id}/payments',
  summary: 'The payments of a member',
  auth: 'member',
  params: memberParams,
  query: z.strictObject(pageFields),
  response: z.array(paymentSchema),
  paged: true,
  refusals: [403],
});

/** One payment, for its receipt; 404 for one that is not the member's. */
export const getPayment = defineOperation({
  name: 'getPayment',
  method: 'GET',
  path: '/members/{id}/payments/{paymentId}',
  summary: 'A payment of a member',
  auth: 'member',
  params: z.object({ id: idInText(memberIdSchema), paymentId: idInText(paymentIdSchema) }),
  response: paymentSchema,
  refusals: [403],
});
