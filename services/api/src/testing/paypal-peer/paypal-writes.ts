import * as z from 'zod/mini';
import type { PeerAnswer, PeerRequest } from '../peer-server.ts';
import type { PayPalBooks } from './paypal-books.ts';
import type { PeerSubscription } from './paypal-things.ts';
import { AGREEMENT_PAGES } from './agreement-page.ts';
import { type PeerState, refusal, shownOrder } from './peer-answers.ts';

const contextSchema = z.object({ return_url: z.string(), cancel_url: z.string() });
const subscriptionSchema = z.object({
  plan_id: z.string(),
  custom_id: z.string(),
  start_time: z.optional(z.string()),
  application_context: contextSchema,
});
const orderSchema = z.object({
  purchase_units: z.array(
    z.object({ custom_id: z.string(), amount: z.object({ currency_code: z.string(), value: z.string() }) }),
  ),
  payment_source: z.object({ paypal: z.object({ experience_context: contextSchema }) }),
});

const NOT_NOW = refusal(422, 'SUBSCRIPTION_STATUS_INVALID');
const DONE: PeerAnswer = { status: 204, json: {} };

type Write = (peer: PeerState, id: string, text: string) => PeerAnswer;

const WRITES: Readonly<Record<string, Write>> = {
  'billing/subscriptions': ({ books, url }, _id, text) =>
    orderSubscription(books, url, z.parse(subscriptionSchema, JSON.parse(text))),
  'billing/subscriptions/activate': ({ books }, id) =>
    books.activate(id) === undefined ? refusal(books.refusalStatus, 'SUBSCRIPTION_STATUS_INVALID') : DONE,
  'billing/subscriptions/cancel': ({ books }, id) => (books.cancel(id) === undefined ? NOT_NOW : DONE),
  'checkout/orders': ({ books, url }, _id, text) => openOrder(books, url, z.parse(orderSchema, JSON.parse(text))),
  'checkout/orders/capture': ({ books }, id) =>
    books.capture(id) === undefined
      ? refusal(422, 'ORDER_ALREADY_CAPTURED')
      : { status: 201, json: shownOrder(books, books.order(id)) },
};

export function write(peer: PeerState, { path, text }: PeerRequest): PeerAnswer {
  const [, , area = '', kind = '', id = '', deed] = path.split('/');
  const answer = WRITES[[area, kind, deed].filter((each) => each !== undefined).join('/')];
  return answer?.(peer, id, text) ?? refusal(404, 'RESOURCE_NOT_FOUND');
}

function orderSubscription(books: PayPalBooks, url: string, wish: z.infer<typeof subscriptionSchema>): PeerAnswer {
  const id = books.newId('I');
  const now = books.now();
  const subscription: PeerSubscription = {
    ...{ id, status: 'APPROVAL_PENDING', plan_id: wish.plan_id, custom_id: wish.custom_id },
    ...{ start_time: wish.start_time ?? now, create_time: now, status_update_time: now },
    ...waysBack(wish.application_context),
    subscriber: {},
    ...{ lastPayment: undefined, failures: 0, period: 0 },
  };
  books.subscriptions.set(id, subscription);
  return {
    status: 201,
    json: { id, status: subscription.status, links: [{ rel: 'approve', href: `${url}${AGREEMENT_PAGES}${id}` }] },
  };
}

function openOrder(books: PayPalBooks, url: string, wish: z.infer<typeof orderSchema>): PeerAnswer {
  const id = books.newId('O');
  const [unit] = wish.purchase_units;
  if (unit === undefined) return refusal(400, 'INVALID_REQUEST');
  const ways = waysBack(wish.payment_source.paypal.experience_context);
  books.orders.set(id, { ...unit, ...ways, id, status: 'CREATED', capture: undefined });
  return {
    status: 201,
    json: { id, status: 'CREATED', links: [{ rel: 'payer-action', href: `${url}${AGREEMENT_PAGES}${id}` }] },
  };
}

function waysBack({ return_url, cancel_url }: z.infer<typeof contextSchema>) {
  return { returnUrl: return_url, cancelUrl: cancel_url };
}
