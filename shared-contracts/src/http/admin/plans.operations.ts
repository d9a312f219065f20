import * as z from 'zod/mini';
import { emailSchema } from '../../domain/credentials.ts';
import { centsSchema } from '../../domain/money.ts';
import { subscriptionSchema } from '../../domain/subscription.ts';
import { planIdSchema } from '../../ids.ts';
import { donationProductsSchema } from '../donations.operations.ts';
import { defineOperation } from '../operation.ts';

const REASON_MAX = 500;
const GRANT_MONTHS_MAX = 600;

const reference = z.string().check(z.regex(/^[\w-]{1,200}$/));
const link = z.string().check(z.regex(/^https:\/\/\S{1,500}$/));
const count = z.int().check(z.positive(), z.maximum(10_000));

const pricedPlans = z.array(
  z.object({
    id: planIdSchema,
    title: z.string(),
    durationMonths: z.int(),
    isOnSale: z.boolean(),
    /** Latest first; the effective one is the first whose time has come. */
    prices: z.array(
      z.object({
        price: centsSchema,
        from: z.iso.datetime(),
        stripe: z.nullable(z.string()),
        paypal: z.nullable(z.string()),
        subscriptions: z.int(),
      }),
    ),
  }),
);

/** Every plan with every version of its price, and the number of subscriptions at each. */
export const listPlanPrices = defineOperation({
  name: 'listPlanPrices',
  method: 'GET',
  path: '/admin/plans',
  summary: 'Plans and their prices',
  auth: 'admin',
  response: pricedPlans,
});

/**
 * Sets a price (`planId`, `price`, and the providers' ids of it), which applies to new subscriptions from now or from
 * `from` on, adds a plan (`title`, `months` and a price), or retires a plan (`planId`). 400 for missing fields or a
 * mismatch with the provider's price, 404 for an unknown plan, 409 for the free plan, for retiring the plan with the
 * free trial, for a later price of a retired plan, and for a repeated change. Returns all plans.
 */
export const changePlans = defineOperation({
  name: 'changePlans',
  method: 'POST',
  path: '/admin/plans',
  summary: 'Change prices and plans',
  auth: 'admin',
  body: z.strictObject({
    action: z.enum(['set-price', 'add', 'retire']),
    planId: z.optional(planIdSchema),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
    months: z.optional(count),
    price: z.optional(centsSchema.check(z.positive(), z.maximum(10_000_000))),
    stripe: z.optional(reference),
    paypal: z.optional(reference),
    from: z.optional(z.iso.datetime({ offset: true })),
  }),
  response: pricedPlans,
  refusals: [404, 409],
});

/** Sets the offered amounts, in this order. A link replaces the page that the provider creates. */
export const setDonations = defineOperation({
  name: 'setDonations',
  method: 'PUT',
  path: '/admin/donations',
  summary: 'Set the amounts of donations',
  auth: 'admin',
  body: z.strictObject({
    products: z
      .array(z.strictObject({ amount: count, stripe: z.optional(link), paypal: z.optional(link) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  response: donationProductsSchema,
});

/**
 * Grants a member Premium without payment, either until an ISO date-time or for a number of months from now. 404 for
 * an unknown email, 400 for a time in the past.
 */
export const grantPremium = defineOperation({
  name: 'grantPremium',
  method: 'POST',
  path: '/admin/grants',
  summary: 'Give a member Premium',
  auth: 'admin',
  body: z
    .strictObject({
      email: emailSchema,
      /** Stored with the grant, to be read later. */
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX)),
      until: z.optional(z.iso.datetime({ offset: true })),
      months: z.optional(z.int().check(z.minimum(1), z.maximum(GRANT_MONTHS_MAX))),
    })
    .check(
      z.refine(({ until, months }) => (until === undefined) !== (months === undefined), 'Set either until or months.'),
    ),
  response: subscriptionSchema,
  refusals: [404],
});
