import { type PlanId, planIdSchema } from '@afterglow/shared-contracts';
import { isLocalUrl } from '@afterglow/kit';
import * as z from 'zod/mini';

/** The environment variables of the payment companies; all are optional. */
export const billingEnvironmentSchema = z.object({
  /** The key of this site's account at Stripe, and its webhook secret. */
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[rs]k_\w+$/, 'it starts with sk_ or rk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'it starts with whsec_'))),
  /** The Stripe price of each plan. */
  STRIPE_PRICES: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => readPrices(text) !== undefined, 'it is like 2=price_abc,3=price_def')),
      z.transform((text) => readPrices(text) ?? new Map<PlanId, string>()),
    ),
  ),
  /** Another server instead of Stripe's; plain http only on this computer. */
  STRIPE_API_URL: z.optional(
    z.string().check(z.refine(isSafeServer, 'it is like https://host, or like http://localhost:4242')),
  ),
  /** The app of this site at PayPal, its secret, and the ID of its webhook. */
  PAYPAL_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  PAYPAL_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  PAYPAL_WEBHOOK_ID: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,50}$/, 'it is letters and digits'))),
  /** The PayPal plan of each plan. */
  PAYPAL_PLANS: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => readPrices(text) !== undefined, 'it is like 2=P-ABC,3=P-DEF')),
      z.transform((text) => readPrices(text) ?? new Map<PlanId, string>()),
    ),
  ),
  /** PayPal's sandbox, or another server instead of PayPal's; plain http only on this computer. */
  PAYPAL_API_URL: z.optional(
    z
      .string()
      .check(z.refine(isSafeServer, 'it is like https://api-m.sandbox.paypal.com, or like http://localhost:4242')),
  ),
  /** The root certificates (PEM) of another server instead of PayPal's. */
  PAYPAL_CA_FILE: z.optional(z.string().check(z.minLength(1))),
});

/** The variables of `billingEnvironmentSchema`, parsed. */
export type BillingConfig = z.infer<typeof billingEnvironmentSchema>;

const PRICE = /^(\d{1,9})=([\w-]{1,200})$/;

function readPrices(text: string): ReadonlyMap<PlanId, string> | undefined {
  const pairs = text.split(',').map((pair) => {
    const [, plan, price] = PRICE.exec(pair.trim()) ?? [];
    const id = z.safeParse(planIdSchema, Number(plan));
    return id.success && price !== undefined ? ([id.data, price] as const) : undefined;
  });
  const read = pairs.filter((pair) => pair !== undefined);
  return read.length === pairs.length ? new Map(read) : undefined;
}

function isSafeServer(text: string): boolean {
  return URL.canParse(text) && (new URL(text).protocol === 'https:' || isLocalUrl(text));
}
