import { createHmac } from 'node:crypto';
import type { Clock } from '@afterglow/kit';
import {
  type FakeServerResponse,
  type FakeServerRequest,
  type FakeServer,
  startFakeServer,
} from '@afterglow/kit/testing';
import { dated } from '../fake-company.ts';
import { answerAtCheckout } from './payment-page.ts';
import { subscriptionOf } from './expanded-subscription.ts';
import { FakeStripeLedger } from './ledger.ts';
import type { FakeEvent, FakeSession } from './stripe-things.ts';

const CHECKOUT_PAGES = '/pay/';

/** A local fake of Stripe's API, as far as it is documented and used here, with the actions on its pages. */
export interface FakeStripe {
  readonly url: string;
  secretKey: string;
  readonly webhookSecret: string;
  readonly ledger: FakeStripeLedger;
  /** The data that `afterglow-admin payments check` reads. */
  readonly endpoints: Record<string, unknown>[];
  readonly portals: Record<string, unknown>[];
  /** Every write with its key, in order. */
  readonly writes: { readonly path: string; readonly key: string | undefined }[];
  /** Whether it is unreachable. */
  isDown: boolean;
  hasCustomers: boolean;
  /** Runs once, while the next session is being opened. */
  meanwhile: (() => Promise<void>) | undefined;
  /** Runs after a payment in a browser, before the redirect. */
  onPaid: (session: FakeSession) => Promise<void>;
  sign(body: string, options?: { readonly secret?: string; readonly atMs?: number }): string;
  stop(): Promise<void>;
}

/** Starts the Stripe fake on a free port of this machine, with an empty ledger and the given clock; rejects when it cannot listen. */
export async function startFakeStripe(clock: Pick<Clock, 'nowMs'>): Promise<FakeStripe> {
  let respond: Respond = () => Promise.reject(new Error('It is being started.'));
  const server = await startFakeServer((request) => respond(request));
  const created = createStripeFake(clock, server);
  respond = created.respond;
  return created.fakeServer;
}

type Respond = (request: FakeServerRequest) => Promise<FakeServerResponse>;

/** The same without a server: the request handler. */
export function createStripeFake(
  clock: Pick<Clock, 'nowMs'>,
  server: FakeServer,
): { readonly fakeServer: FakeStripe; readonly respond: Respond } {
  const ledger = new FakeStripeLedger(clock);
  const done = new Map<string, { readonly asked: string; readonly answer: FakeServerResponse }>();
  const fakeServer: FakeStripe = {
    url: server.url,
    secretKey: 'sk_test_peer',
    webhookSecret: 'whsec_peer',
    ledger,
    endpoints: [],
    portals: [],
    writes: [],
    isDown: false,
    hasCustomers: true,
    meanwhile: undefined,
    onPaid: () => Promise.resolve(),
    sign(body, { secret = fakeServer.webhookSecret, atMs = clock.nowMs() } = {}) {
      const atS = Math.floor(atMs / 1000);
      return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
    },
    stop: server.stop,
  };

  async function respond(request: FakeServerRequest): Promise<FakeServerResponse> {
    if (request.path.startsWith(CHECKOUT_PAGES)) return answerAtCheckout(ledger, request, fakeServer.onPaid);
    const answered = dated(answer(request), clock);
    if (request.method === 'POST' && request.path === '/v1/checkout/sessions') await passTime();
    return answered;
  }

  async function passTime(): Promise<void> {
    const { meanwhile } = fakeServer;
    fakeServer.meanwhile = undefined;
    await meanwhile?.();
  }

  function answer(request: FakeServerRequest): FakeServerResponse {
    if (fakeServer.isDown) return refusal(503, 'api_error', 'unavailable');
    if (request.headers.authorization !== `Bearer ${fakeServer.secretKey}`)
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    if (!fakeServer.hasCustomers && request.path.startsWith('/v1/customers'))
      return refusal(403, 'invalid_request_error', 'No right');
    return request.method === 'GET' ? read(fakeServer, request) : writeOnce(request);
  }

  /** Repeats the response for a known key. */
  function writeOnce(request: FakeServerRequest): FakeServerResponse {
    const { path, form, headers } = request;
    const key = headers['idempotency-key']?.toString();
    fakeServer.writes.push({ path, key });
    if (key === undefined) return write(fakeServer, request);
    const asked = `${path} ${form.toString()}`;
    const before = done.get(key) ?? { asked, answer: write(fakeServer, request) };
    done.set(key, before);
    return before.asked === asked ? before.answer : refusal(400, 'idempotency_error', 'other parameters');
  }

  return { fakeServer, respond };
}

function read({ ledger, endpoints, portals }: FakeStripe, { path, query }: FakeServerRequest): FakeServerResponse {
  const [, , kind = '', ...rest] = path.split('/');
  const id = rest.at(-1) ?? '';
  switch (kind) {
    case 'balance':
      return { json: { object: 'balance', available: [] } };
    case 'prices':
      return found(ledger.prices.get(id));
    case 'checkout':
      return found(ledger.sessions.get(id));
    case 'customers':
      return readCustomers(ledger, rest);
    case 'subscriptions':
      if (id === '') return listed(subscriptionsOf(ledger, query.get('customer')));
      return found(subscriptionOf(ledger, id, query));
    case 'payment_intents':
      return found(ledger.intents.get(id));
    case 'invoices':
      return paged(paidInvoices(ledger, query), query);
    case 'invoice_payments':
      return listed(invoicePayments(ledger, query));
    case 'disputes':
      return listed([...ledger.disputes.values()].filter(({ charge }) => charge === (query.get('charge') ?? charge)));
    case 'events':
      return listed(events(ledger, query));
    case 'webhook_endpoints':
      return listed(endpoints);
    case 'billing_portal':
      return listed(portals);
    default:
      return refusal(404, 'invalid_request_error', `Unrecognized request URL (GET: ${path})`);
  }
}

function write(fakeServer: FakeStripe, { method, path, form }: FakeServerRequest): FakeServerResponse {
  const { ledger } = fakeServer;
  const [, , kind = '', id = '', action = ''] = path.replace('/checkout/', '/').split('/');
  switch (`${method} ${kind} ${action}`) {
    case 'POST sessions ':
      return openSession(fakeServer, form);
    case 'POST sessions expire':
      return expire(ledger, id);
    case 'POST invoices ':
      return preview(ledger, form);
    case 'POST subscriptions ':
      if (form.has('items[0][price]')) return change(ledger, id, form);
      ledger.cancel(id, 'at-period-end');
      return found(subscriptionOf(ledger, id));
    case 'DELETE subscriptions ':
      if (ledger.subscriptions.get(id)?.status === 'canceled') return missing();
      ledger.cancel(id, 'now');
      return found(subscriptionOf(ledger, id));
    case 'POST customers balance_transactions':
      return { json: ledger.adjust(id, Number(form.get('amount')), metadataOf(form)) };
    case 'POST billing_portal ':
      return { json: { id: ledger.newId('bps'), url: `${fakeServer.url}/portal/${form.get('customer')}` } };
    default:
      return refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`);
  }
}

function preview(ledger: FakeStripeLedger, form: URLSearchParams): FakeServerResponse {
  const details = (name: string) => form.get(`subscription_details[${name}]`) ?? '';
  const at = Number(details('proration_date'));
  const { due, lines } = ledger.previewChange(form.get('subscription') ?? '', details('items][0][price'), at);
  return { json: { object: 'invoice', amount_due: due, lines: { object: 'list', data: lines } } };
}

function change(ledger: FakeStripeLedger, id: string, form: URLSearchParams): FakeServerResponse {
  const at = Number(form.get('proration_date'));
  const priceId = form.get('items[0][price]') ?? '';
  if (ledger.isDeclining && ledger.previewChange(id, priceId, at).due > 0) {
    return { status: 402, json: { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } } };
  }
  if (ledger.isAskingPayer && ledger.previewChange(id, priceId, at).due > 0) {
    const code = 'subscription_payment_intent_requires_action';
    return { status: 402, json: { error: { type: 'card_error', code, message: 'Requires additional user action.' } } };
  }
  const resumes = form.get('cancel_at_period_end') === 'false';
  ledger.change(id, priceId, { at, metadata: metadataOf(form), resumes });
  return found(subscriptionOf(ledger, id));
}

function paidInvoices(ledger: FakeStripeLedger, query: URLSearchParams): { readonly id: string }[] {
  const paid = [...ledger.invoices.values()].filter(
    ({ status, customer: payer, parent }) =>
      status === 'paid' &&
      payer === (query.get('customer') ?? payer) &&
      parent.subscription_details.subscription ===
        (query.get('subscription') ?? parent.subscription_details.subscription),
  );
  return paid.toReversed();
}

function readCustomers(ledger: FakeStripeLedger, [id, part]: readonly string[]): FakeServerResponse {
  if (id === undefined) return listed([]);
  if (part === undefined) return { json: { id, object: 'customer', balance: -(ledger.credits.get(id) ?? 0) } };
  return listed(ledger.adjustments.filter(({ customer }) => customer === id).toReversed());
}

function subscriptionsOf(ledger: FakeStripeLedger, payer: string | null): object[] {
  return [...ledger.subscriptions.values()]
    .filter((each) => each.customer === payer)
    .map((each) => ledger.shownSubscription(each));
}

function openSession({ ledger, url }: FakeStripe, form: URLSearchParams): FakeServerResponse {
  const id = ledger.newId('cs');
  const session: FakeSession = {
    id,
    mode: form.get('mode') ?? '',
    url: `${url}${CHECKOUT_PAGES}${id}`,
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    status: 'open',
    metadata: metadataOf(form),
    subscription: null,
    payment_intent: null,
    customer: form.get('customer'),
    price: form.get('line_items[0][price]'),
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
  };
  ledger.sessions.set(id, session);
  return { json: session };
}

function expire(ledger: FakeStripeLedger, id: string): FakeServerResponse {
  const session = ledger.sessions.get(id);
  if (session === undefined) return missing();
  if (session.status !== 'open') return refusal(400, 'invalid_request_error', 'Only open sessions can be expired.');
  session.status = 'expired';
  ledger.emit('checkout.session.expired', { ...session });
  return { json: session };
}

function invoicePayments(ledger: FakeStripeLedger, query: URLSearchParams): object[] {
  const intent = query.get('payment[payment_intent]');
  return [...ledger.invoices.values()]
    .filter(({ id, payment }) => payment !== null && (id === query.get('invoice') || payment === intent))
    .map((invoice) => ({
      id: `inpay_${invoice.id}`,
      invoice: query.get('expand[0]') === 'data.invoice' ? invoice : invoice.id,
      payment: { type: 'payment_intent', payment_intent: invoice.payment },
      status: 'paid',
    }));
}

function events(ledger: FakeStripeLedger, query: URLSearchParams): FakeEvent[] {
  const types = new Set([...query].filter(([name]) => name.startsWith('types')).map(([, value]) => value));
  const since = Number(query.get('created[gte]'));
  return ledger.events.filter(({ type, created }) => types.has(type) && created >= since).toReversed();
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const marked = [...form].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(marked);
}

function found(thing: object | undefined): FakeServerResponse {
  return thing === undefined ? missing() : { json: thing };
}

/** A page of a list, as long as requested. */
function paged(all: readonly { readonly id: string }[], query: URLSearchParams): FakeServerResponse {
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = all.slice(after, after + Number(query.get('limit') ?? 10));
  return { json: { object: 'list', data, has_more: after + data.length < all.length } };
}

function listed(data: readonly object[]): FakeServerResponse {
  return { json: { object: 'list', data, has_more: false } };
}

function missing(): FakeServerResponse {
  return {
    status: 404,
    json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } },
  };
}

function refusal(status: number, type: string, message: string): FakeServerResponse {
  return { status, json: { error: { type, message } } };
}
