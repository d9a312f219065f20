import * as z from 'zod/mini';
import { moneySchema } from './paypal-money.ts';

const timeSchema = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

const cycleSchema = z.object({
  tenure_type: z.string(),
  total_cycles: z.optional(z.number()),
  frequency: z.object({ interval_unit: z.string(), interval_count: z.optional(z.number()) }),
  pricing_scheme: z.optional(z.object({ fixed_price: z.optional(moneySchema) })),
});

export const planSchema = z.object({
  status: z.optional(z.string()),
  billing_cycles: z.array(cycleSchema),
  payment_preferences: z.optional(z.object({ setup_fee: z.optional(moneySchema) })),
});
export type PayPalPlan = z.infer<typeof planSchema>;

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.optional(z.string()),
  plan_id: z.string(),
  start_time: timeSchema,
  create_time: z.optional(timeSchema),
  status_update_time: z.optional(timeSchema),
  plan: z.optional(planSchema),
  /** Known once the payer has agreed. */
  subscriber: z.optional(z.object({ payer_id: z.optional(z.string()) })),
  billing_info: z.optional(
    z.object({
      outstanding_balance: z.optional(moneySchema),
      last_payment: z.optional(z.object({ amount: moneySchema, time: timeSchema })),
      failed_payments_count: z.optional(z.number()),
    }),
  ),
});
export type PayPalSubscription = z.infer<typeof subscriptionSchema>;

const linkSchema = z.object({ rel: z.string(), href: z.string() });
const linksSchema = z.optional(z.array(linkSchema));
export type PayPalLinks = z.infer<typeof linksSchema>;

export const createdSchema = z.object({ id: z.string(), links: linksSchema });

export const transactionsSchema = z.object({
  transactions: z.optional(
    z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: timeSchema,
        amount_with_breakdown: z.object({ gross_amount: moneySchema }),
      }),
    ),
  ),
});

export type PayPalTransaction = NonNullable<z.infer<typeof transactionsSchema>['transactions']>[number];

export const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.optional(z.string()),
  amount: moneySchema,
  create_time: timeSchema,
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});
export type PayPalCapture = z.infer<typeof captureSchema>;

const refundSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema });

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      custom_id: z.optional(z.string()),
      payments: z.optional(
        z.object({ captures: z.optional(z.array(captureSchema)), refunds: z.optional(z.array(refundSchema)) }),
      ),
    }),
  ),
});
export type PayPalOrder = z.infer<typeof orderSchema>;

export const saleSchema = z.object({ id: z.string(), billing_agreement_id: z.optional(z.string()) });

export const disputesSchema = z.object({ items: z.optional(z.array(z.object({ dispute_id: z.string() }))) });

export const disputeSchema = z.object({
  status: z.string(),
  dispute_life_cycle_stage: z.optional(z.string()),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
});

export const saleRefundSchema = z.object({
  id: z.string(),
  sale_id: z.string(),
  state: z._default(z.string(), 'completed'),
  amount: z.object({ total: z.string(), currency: z.string() }),
  /** Includes all earlier refunds. */
  total_refunded_amount: z.optional(z.object({ value: z.string(), currency: z.string() })),
});

export const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  event_type: z.string(),
  create_time: timeSchema,
  resource: z.record(z.string(), z.unknown()),
});
export type PayPalEvent = z.infer<typeof eventSchema>;

export const eventsSchema = z.object({ events: z.optional(z.array(eventSchema)), links: linksSchema });

export const webhooksSchema = z.object({
  webhooks: z.array(
    z.object({ id: z.string(), url: z.string(), event_types: z.array(z.object({ name: z.string() })) }),
  ),
});

export function linkOf(links: PayPalLinks, ...kinds: readonly string[]): string | undefined {
  return links?.find(({ rel }) => kinds.includes(rel))?.href;
}
