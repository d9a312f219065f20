import * as z from 'zod/mini';
import { checkoutSchema } from '../domain/checkout.ts';
import { centsSchema } from '../domain/money.ts';
import { planSchema } from '../domain/plan.ts';
import { quoteSchema } from '../domain/quote.ts';
import {
  paymentProcessorSchema,
  subscriptionSchema,
  subscriptionStatusSchema,
  webProcessorSchema,
} from '../domain/subscription.ts';
import { checkoutIdSchema, memberIdSchema, planIdSchema, subscriptionIdSchema } from '../ids.ts';
import { defineOperation, FREE_TRIAL_HEADER } from './operation.ts';
import { idInText, integerInText, pageFields } from './query-fields.ts';

const ADDRESS_MAX = 2_000;
const WAIT_MAX_MS = 2_000;

/** `current` is true for the plan of the member whose token is sent. */
export const listPlans = defineOperation({
  name: 'listPlans',
  method: 'GET',
  path: '/subscriptions/products',
  summary: 'The plans',
  auth: 'optional',
  response: z.array(planSchema),
});

/**
 * The current payment methods on the web for Premium and donations, in display order; empty if no payments are
 * accepted here. A paying member continues with their own method.
 */
export const listPaymentMethods = defineOperation({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/subscriptions/payment-methods',
  summary: 'Payment methods',
  response: z.array(z.object({ paymentProcessor: webProcessorSchema })),
});

/**
 * Only the caller's own; 403 for another member's. The one that ends last comes first. With `waitMs` the response
 * arrives once one of them runs that is not canceled, or after that time: for a page that waits for a payment.
 */
export const listSubscriptions = defineOperation({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/subscriptions',
  summary: 'The subscriptions of a member',
  auth: 'member',
  query: z.strictObject({
    membersid: idInText(memberIdSchema),
    status: z.optional(subscriptionStatusSchema),
    waitMs: z.optional(integerInText(0, WAIT_MAX_MS)),
    ...pageFields,
  }),
  response: z.array(subscriptionSchema),
  headers: { [FREE_TRIAL_HEADER]: 'Whether the member can have the free trial: "unused", or else "used".' },
  paged: true,
  refusals: [403],
});

/**
 * The cost of a plan for the requesting member, as of now and for ten minutes. 400 for a plan or processor that is not
 * on offer; 409 if `createCheckout` would reject it.
 */
export const quotePlan = defineOperation({
  name: 'quotePlan',
  method: 'GET',
  path: '/subscriptions/quotes',
  summary: 'What a plan costs today',
  auth: 'member',
  query: z.strictObject({
    subscriptionsProductsId: idInText(planIdSchema),
    paymentProcessor: paymentProcessorSchema,
  }),
  response: quoteSchema,
  refusals: [409],
});

/**
 * Send the browser to `redirectUrl`, where the provider takes the payment; the service decides whether there is a
 * trial. 400 for a plan or processor that is not on offer; 409 for the member's current plan, for a processor other
 * than the one they pay by, and while an earlier payment is being confirmed. An earlier checkout that is still open
 * expires. If a running subscription changes its plan, it is charged immediately to the member's payment method, and
 * the URL is one of this site. No order is accepted without the amount that the page showed: the `token` of a quote as
 * `quote`, or for a new subscription `dueToday` and `price`, the cost now and for each period. It is 409, and nothing
 * is charged, without them, after ten minutes, if an amount has changed, and if a subscription that would change its
 * plan was canceled after the quote.
 */
export const createCheckout = defineOperation({
  name: 'createCheckout',
  method: 'POST',
  path: '/subscriptions/checkouts',
  summary: 'Start a checkout',
  auth: 'member',
  body: z.strictObject({
    subscriptionsProductsId: planIdSchema,
    paymentProcessor: paymentProcessorSchema,
    dueToday: z.optional(centsSchema),
    price: z.optional(centsSchema),
    quote: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ redirectUrl: z.url() }),
  refusals: [409],
});

/** Only the caller's own; 403 for any other id, whether it exists or not. */
export const getCheckout = defineOperation({
  name: 'getCheckout',
  method: 'GET',
  path: '/subscriptions/checkouts/{id}',
  summary: 'A checkout',
  auth: 'member',
  params: z.object({ id: idInText(checkoutIdSchema) }),
  response: checkoutSchema,
  refusals: [403],
});

/**
 * Cancels at the provider: no further payment is taken, and the subscription entitles until its unchanged `endTime`.
 * Repeating it returns the same response. Only the caller's own: 403 for any other id, whether it exists or not; 409
 * for one that is managed in a mobile app.
 */
export const cancelSubscription = defineOperation({
  name: 'cancelSubscription',
  method: 'PUT',
  path: '/subscriptions/{id}',
  summary: 'Cancel a subscription',
  auth: 'member',
  params: z.object({ id: idInText(subscriptionIdSchema) }),
  body: z.strictObject({ status: z.literal('canceled') }),
  response: subscriptionSchema,
  refusals: [403, 409],
});

/**
 * The page where the member changes the card. The provider returns to `returnurl`, which must be a URL of this site,
 * else 400.
 */
export const getPortalUrl = defineOperation({
  name: 'getPortalUrl',
  method: 'GET',
  path: '/subscriptions/stripe-portal-url',
  summary: 'The billing portal',
  auth: 'member',
  query: z.strictObject({ returnurl: z.url().check(z.maxLength(ADDRESS_MAX)) }),
  response: z.object({ portalUrl: z.url() }),
  refusals: [404, 409],
});
