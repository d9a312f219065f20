import * as z from 'zod/mini';
import type { PayPalClient } from './paypal-client.ts';
import { type PayPalEvent, saleSchema } from './paypal-schemas.ts';

export const PAYPAL_EVENTS = [
  'BILLING.SUBSCRIPTION.ACTIVATED',
  'BILLING.SUBSCRIPTION.UPDATED',
  'BILLING.SUBSCRIPTION.EXPIRED',
  'BILLING.SUBSCRIPTION.CANCELLED',
  'BILLING.SUBSCRIPTION.SUSPENDED',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
  'PAYMENT.SALE.COMPLETED',
  'PAYMENT.SALE.REFUNDED',
  'PAYMENT.SALE.REVERSED',
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const FAILED = 'BILLING.SUBSCRIPTION.PAYMENT.FAILED';

export type Subject =
  | { readonly kind: 'subscription'; readonly reference: string }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'capture'; readonly id: string }
  | { readonly kind: 'none' };

const NONE: Subject = { kind: 'none' };

const subjectSchema = z.object({
  id: z.optional(z.string()),
  billing_agreement_id: z.optional(z.string()),
  sale_id: z.optional(z.string()),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
  disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: z.optional(z.string()) }))),
  billing_info: z.optional(z.object({ failed_payments_count: z.optional(z.number()) })),
});
type Resource = z.infer<typeof subjectSchema>;

/** PayPal reports refunds and disputes only with the payment. */
export async function subjectOf(client: PayPalClient, { event_type: type, resource }: PayPalEvent): Promise<Subject> {
  const read = subjectSchema.safeParse(resource);
  const family = FAMILIES.find((name) => type.startsWith(name));
  if (!read.success || family === undefined) return NONE;
  const { id, disputed_transactions: disputed } = read.data;
  switch (family) {
    case 'BILLING.SUBSCRIPTION.':
      return named(id, (reference) => ({ kind: 'subscription', reference }));
    case 'PAYMENT.SALE.':
      return (await ofSale(client, read.data)) ?? NONE;
    case 'CHECKOUT.ORDER.APPROVED':
      return named(id, (order) => ({ kind: 'order', id: order }));
    case 'PAYMENT.CAPTURE.':
      return ofCapture(read.data);
    case 'CUSTOMER.DISPUTE.':
      return ofPayment(client, disputed?.[0]?.seller_transaction_id);
  }
}

function named(id: string | undefined, subject: (id: string) => Subject): Subject {
  return id === undefined ? NONE : subject(id);
}

const FAMILIES = [
  'BILLING.SUBSCRIPTION.',
  'PAYMENT.SALE.',
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.',
  'CUSTOMER.DISPUTE.',
] as const;

const RETURNS = /^(?:PAYMENT\.SALE\.(?:REFUNDED|REVERSED)$|CUSTOMER\.DISPUTE\.)/;

/** Whether money may have been returned, of the last payment or of an earlier one. */
export function reportsReturn({ event_type: type }: PayPalEvent): boolean {
  return RETURNS.test(type);
}

export function isFirstFailure({ event_type: type, resource }: PayPalEvent): boolean {
  const read = subjectSchema.safeParse(resource);
  return type === FAILED && (read.data?.billing_info?.failed_payments_count ?? 1) <= 1;
}

async function ofSale(client: PayPalClient, resource: Resource): Promise<Subject | undefined> {
  const { billing_agreement_id: named, sale_id, id } = resource;
  if (named !== undefined) return { kind: 'subscription', reference: named };
  const sale = sale_id ?? paymentIn(resource, 'sale') ?? id;
  return sale === undefined ? undefined : subscriptionOfSale(client, sale);
}

async function subscriptionOfSale(client: PayPalClient, sale: string): Promise<Subject | undefined> {
  const found = await client.find(saleSchema, `/v1/payments/sale/${encodeURIComponent(sale)}`);
  const reference = found?.value.billing_agreement_id;
  return reference === undefined ? undefined : { kind: 'subscription', reference };
}

/** A refund is a separate object, which links to its payment. */
function ofCapture(resource: Resource): Subject {
  const id = paymentIn(resource, 'captures') ?? resource.id;
  return id === undefined ? NONE : { kind: 'capture', id };
}

async function ofPayment(client: PayPalClient, id: string | undefined): Promise<Subject> {
  if (id === undefined) return NONE;
  return (await subscriptionOfSale(client, id)) ?? { kind: 'capture', id };
}

const ID = /^[A-Za-z0-9-]{1,50}$/;

function paymentIn({ links }: Resource, collection: 'sale' | 'captures'): string | undefined {
  for (const { href } of links ?? []) {
    if (!URL.canParse(href)) continue;
    const parts = new URL(href).pathname.split('/');
    const id = parts[parts.lastIndexOf(collection) + 1];
    if (parts.includes(collection) && id !== undefined && ID.test(id)) return id;
  }
  return undefined;
}
