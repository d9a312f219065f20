import * as z from 'zod/mini';
import { centsSchema } from '../domain/money.ts';
import { planIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';

const reference = z.string().check(z.regex(/^[\w-]{1,200}$/));
const link = z.string().check(z.regex(/^https:\/\/\S{1,500}$/));
const count = z.int().check(z.positive(), z.maximum(10_000));

const pricedPlans = z.array(
  z.object({
    id: planIdSchema,
    title: z.string(),
    durationMonths: z.int(),
    isOnSale: z.boolean(),
    /** Latest first; the one in effect is the first whose time has come. */
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

/** Every plan with every version of its price, and how many subscriptions are paid by each. */
export const listPlanPrices = defineOperation({
  name: 'listPlanPrices',
  method: 'GET',
  path: '/admin/plans',
  summary: 'Plans and their prices',
  auth: 'admin',
  response: pricedPlans,
});

/**
 * Sets a price (`planId`, `price`, and what the providers here call it), which counts for new subscriptions from now or from `from` on, adds
 * a plan (`title`, `months` and a price), or takes a plan off sale (`planId`). 400 for what is missing or does not fit what a provider
 * charges, 404 for an unknown plan, 409 for the free plan, for retiring the plan with the free trial, for a later price of a plan that is
 * off sale, and for what has been done already. Answers all plans.
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

const links = z.object({ stripe: z.string(), paypal: z.string() });
const donationProducts = z.array(z.object({ amount: z.int(), links }));

/** The amounts that are offered for a donation in whole dollars, each with a link per provider; the second is preselected. */
export const listDonationProducts = defineOperation({
  name: 'listDonationProducts',
  method: 'GET',
  path: '/donation-products',
  summary: 'The amounts of donations',
  auth: 'none',
  response: donationProducts,
});

/** Sets the amounts that are offered, in this order. A link takes the place of the page that the provider makes. */
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
  response: donationProducts,
});
