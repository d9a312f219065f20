import * as z from 'zod/mini';
import type { FakeServerResponse, FakeServerRequest } from '@afterglow/kit/testing';
import type { FakePayPalLedger } from './ledger.ts';
import type { FakeSubscription } from './paypal-things.ts';
import { AGREEMENT_PAGES } from './agreement-page.ts';
import { type FakeServerState, refusal, shownOrder } from './fake-responses.ts';

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
const DONE: FakeServerResponse = { status: 204, json: {} };

type Write = (fakeServer: FakeServerState, id: string, text: string) => FakeServerResponse;

const WRITES: Readonly<Record<string, Write>> = {
  'billing/subscriptions': ({ ledger, url }, _id, text) =>
    orderSubscription(ledger, url, z.parse(subscriptionSchema, JSON.parse(text))),
  'billing/subscriptions/activate': ({ ledger }, id) =>
    ledger.activate(id) === undefined ? refusal(ledger.refusalStatus, 'SUBSCRIPTION_STATUS_INVALID') : DONE,
  'billing/subscriptions/cancel': ({ ledger }, id) => (ledger.cancel(id) === undefined ? NOT_NOW : DONE),
  'checkout/orders': ({ ledger, url }, _id, text) => openOrder(ledger, url, z.parse(orderSchema, JSON.parse(text))),
  'checkout/orders/capture': ({ ledger }, id) =>
    ledger.capture(id) === undefined
      ? refusal(422, 'ORDER_ALREADY_CAPTURED')
      : { status: 201, json: shownOrder(ledger, ledger.order(id)) },
};

export function write(fakeServer: FakeServerState, { path, text }: FakeServerRequest): FakeServerResponse {
  const [, , area = '', kind = '', id = '', action] = path.split('/');
  const answer = WRITES[[area, kind, action].filter((each) => each !== undefined).join('/')];
  return answer?.(fakeServer, id, text) ?? refusal(404, 'RESOURCE_NOT_FOUND');
}

function orderSubscription(
  ledger: FakePayPalLedger,
  url: string,
  body: z.infer<typeof subscriptionSchema>,
): FakeServerResponse {
  const id = ledger.newId('I');
  const now = ledger.now();
  const subscription: FakeSubscription = {
    id,
    status: 'APPROVAL_PENDING',
    plan_id: body.plan_id,
    custom_id: body.custom_id,
    start_time: body.start_time ?? now,
    create_time: now,
    status_update_time: now,
    ...returnUrls(body.application_context),
    subscriber: {},
    lastPayment: undefined,
    failures: 0,
    period: 0,
  };
  ledger.subscriptions.set(id, subscription);
  return {
    status: 201,
    json: { id, status: subscription.status, links: [{ rel: 'approve', href: `${url}${AGREEMENT_PAGES}${id}` }] },
  };
}

function openOrder(ledger: FakePayPalLedger, url: string, body: z.infer<typeof orderSchema>): FakeServerResponse {
  const id = ledger.newId('O');
  const [unit] = body.purchase_units;
  if (unit === undefined) return refusal(400, 'INVALID_REQUEST');
  const ways = returnUrls(body.payment_source.paypal.experience_context);
  ledger.orders.set(id, { ...unit, ...ways, id, status: 'CREATED', capture: undefined });
  return {
    status: 201,
    json: { id, status: 'CREATED', links: [{ rel: 'payer-action', href: `${url}${AGREEMENT_PAGES}${id}` }] },
  };
}

function returnUrls({ return_url, cancel_url }: z.infer<typeof contextSchema>) {
  return { returnUrl: return_url, cancelUrl: cancel_url };
}
