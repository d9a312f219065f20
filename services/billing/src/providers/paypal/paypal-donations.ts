import { randomUUID } from 'node:crypto';
import { BRAND, type Cents, centsSchema } from '@afterglow/shared-contracts';
import { serverBusy } from '@afterglow/kit';
import type { DonationState, DonationOrder } from '#port/index.ts';
import type { PayPalClient } from './paypal-client.ts';
import type { PayPalCustomIds } from './paypal-custom-ids.ts';
import { toCents, toMoney } from './paypal-money.ts';
import {
  captureSchema,
  createdSchema,
  linkOf,
  orderSchema,
  type PayPalCapture,
  type PayPalOrder,
} from './paypal-schemas.ts';
import { isLostToBank } from './returned-amounts.ts';

const ORDERS = '/v2/checkout/orders';

export async function createOrder(
  client: PayPalClient,
  marks: PayPalCustomIds,
  { amountCents, successUrl, cancelUrl }: DonationOrder,
): Promise<string> {
  const { id, links } = await client.write(createdSchema, ORDERS, {
    // Each click is another donation; the key is for retries of a lost request.
    key: randomUUID(),
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: marks.ofDonation(), description: `Donation to ${BRAND}`, amount: toMoney(amountCents) },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: BRAND,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: successUrl,
            cancel_url: cancelUrl,
          },
        },
      },
    },
  });
  const page = linkOf(links, 'payer-action', 'approve');
  if (page === undefined) throw serverBusy(new Error(`PayPal gave no page for the order ${id}.`));
  return page;
}

/** Captures the money of an agreed order, once; undefined without any, and for another site's order. */
export async function captureOrder(
  client: PayPalClient,
  marks: PayPalCustomIds,
  id: string,
): Promise<DonationState | undefined> {
  const path = `${ORDERS}/${encodeURIComponent(id)}`;
  const order = await findOwn(client, marks, path);
  if (order?.status !== 'APPROVED') return order && readCaptureOf(client, marks, order);
  // The key is the order's, so that parallel calls get the same response. A rejection means that there is nothing to capture.
  await client.call(`${path}/capture`, { key: `capture-${id}`, body: {} });
  const settled = await findOwn(client, marks, path);
  return settled && readCaptureOf(client, marks, settled);
}

async function findOwn(client: PayPalClient, marks: PayPalCustomIds, path: string): Promise<PayPalOrder | undefined> {
  const order = (await client.find(orderSchema, path))?.value;
  return order?.purchase_units.some(({ custom_id }) => marks.isDonation(custom_id)) === true ? order : undefined;
}

async function readCaptureOf(
  client: PayPalClient,
  marks: PayPalCustomIds,
  { purchase_units }: PayPalOrder,
): Promise<DonationState | undefined> {
  const [capture] = purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  return capture && readCapture(client, marks, capture.id);
}

/** The state of a donation; undefined when it is not a donation of this site, is unpaid, or PayPal does not say how much is left. */
export async function readCapture(
  client: PayPalClient,
  marks: PayPalCustomIds,
  id: string,
): Promise<DonationState | undefined> {
  const capture = (await client.find(captureSchema, `/v2/payments/captures/${encodeURIComponent(id)}`))?.value;
  if (capture === undefined || !marks.isDonation(capture.custom_id)) return undefined;
  const amountCents = toCents(capture.amount);
  if (!WAS_PAID.has(capture.status) || amountCents === undefined) return undefined;
  const returned = await returnedOf(client, capture, amountCents);
  if (returned === undefined) return undefined;
  if (returned >= amountCents) return { kind: 'returned', reference: id };
  const donation = { reference: id, amountCents: centsSchema.parse(amountCents - returned) };
  return { kind: 'received', donation, donationTime: capture.create_time };
}

/** Undefined when PayPal no longer says how much a part was. */
async function returnedOf(client: PayPalClient, capture: PayPalCapture, paid: Cents): Promise<Cents | undefined> {
  if (capture.status === 'REFUNDED' || (await isLostToBank(client, capture.id))) return paid;
  return capture.status === 'PARTIALLY_REFUNDED' ? refundedOf(client, capture) : NOTHING;
}

/** PayPal's payment shows only that a part was refunded; its order shows how much. */
async function refundedOf(client: PayPalClient, { links }: PayPalCapture): Promise<Cents | undefined> {
  const order = ORDER.exec(linkOf(links, 'up') ?? '')?.[1];
  const found = order === undefined ? undefined : await client.find(orderSchema, `${ORDERS}/${order}`);
  if (found === undefined) return undefined;
  const refunds = found.value.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const cents = refunds.map(({ status, amount }) => (GONE.has(status) ? (toCents(amount) ?? 0) : 0));
  return centsSchema.parse(cents.reduce<number>((sum, each) => sum + each, 0));
}

const NOTHING = centsSchema.parse(0);
const ORDER = /\/v2\/checkout\/orders\/([A-Za-z0-9-]{1,50})$/;
const GONE: ReadonlySet<string> = new Set(['COMPLETED', 'PENDING']);

const WAS_PAID: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
