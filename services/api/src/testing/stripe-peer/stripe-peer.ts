import { createHmac } from 'node:crypto';
import type { Clock } from '@afterglow/kit';
import { type PeerAnswer, type PeerRequest, type PeerServer, startPeerServer } from '../peer-server.ts';
import { answerAtCheckout } from './payment-page.ts';
import { subscriptionOf } from './expanded-subscription.ts';
import { StripeBooks } from './stripe-books.ts';
import type { PeerEvent, PeerSession } from './stripe-things.ts';

const CHECKOUT_PAGES = '/pay/';

/** Stripe's interface on this machine, as far as it is documented and used here, with what people do on its pages. */
export interface StripePeer {
  readonly url: string;
  secretKey: string;
  readonly webhookSecret: string;
  readonly books: StripeBooks;
  /** What `afterglow-admin payments check` looks at. */
  readonly endpoints: Record<string, unknown>[];
  readonly portals: Record<string, unknown>[];
  /** Every write with its key, in order. */
  readonly writes: { readonly path: string; readonly key: string | undefined }[];
  /** Whether it answers at all. */
  isDown: boolean;
  /** Whether the key may read and write customers. */
  hasCustomers: boolean;
  /** Happens once, while the next session is being opened. */
  meanwhile: (() => Promise<void>) | undefined;
  /** Happens after somebody has paid in a browser, before they are led back. */
  onPaid: (session: PeerSession) => Promise<void>;
  sign(body: string, options?: { readonly secret?: string; readonly atMs?: number }): string;
  stop(): Promise<void>;
}

/** Starts what stands in for Stripe, on a free port of this machine, with empty books and the time of a clock; rejects when it cannot listen. */
export async function startStripePeer(clock: Pick<Clock, 'nowMs'>): Promise<StripePeer> {
  let respond: Respond = () => Promise.reject(new Error('It is being started.'));
  const server = await startPeerServer((request) => respond(request));
  const created = createStripePeer(clock, server);
  respond = created.respond;
  return created.peer;
}

type Respond = (request: PeerRequest) => Promise<PeerAnswer>;

/** The same without a server: what answers requests. */
export function createStripePeer(
  clock: Pick<Clock, 'nowMs'>,
  server: PeerServer,
): { readonly peer: StripePeer; readonly respond: Respond } {
  const books = new StripeBooks(clock);
  const done = new Map<string, { readonly asked: string; readonly answer: PeerAnswer }>();
  const peer: StripePeer = {
    url: server.url,
    secretKey: 'sk_test_peer',
    webhookSecret: 'whsec_peer',
    books,
    endpoints: [],
    portals: [],
    writes: [],
    isDown: false,
    hasCustomers: true,
    meanwhile: undefined,
    onPaid: () => Promise.resolve(),
    sign(body, { secret = peer.webhookSecret, atMs = clock.nowMs() } = {}) {
      const atS = Math.floor(atMs / 1000);
      return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')}`;
    },
    stop: server.stop,
  };

  async function respond(request: PeerRequest): Promise<PeerAnswer> {
    if (request.path.startsWith(CHECKOUT_PAGES)) return answerAtCheckout(books, request, peer.onPaid);
    const answered = dated(answer(request), clock);
    if (request.method === 'POST' && request.path === '/v1/checkout/sessions') await passTime();
    return answered;
  }

  async function passTime(): Promise<void> {
    const { meanwhile } = peer;
    peer.meanwhile = undefined;
    await meanwhile?.();
  }

  function answer(request: PeerRequest): PeerAnswer {
    if (peer.isDown) return refusal(503, 'api_error', 'unavailable');
    if (request.headers.authorization !== `Bearer ${peer.secretKey}`)
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    if (!peer.hasCustomers && request.path.startsWith('/v1/customers'))
      return refusal(403, 'invalid_request_error', 'No right');
    return request.method === 'GET' ? read(peer, request) : writeOnce(request);
  }

  /** What comes with a key that it has seen is answered as before. */
  function writeOnce(request: PeerRequest): PeerAnswer {
    const { path, form, headers } = request;
    const key = headers['idempotency-key']?.toString();
    peer.writes.push({ path, key });
    if (key === undefined) return write(peer, request);
    const asked = `${path} ${form.toString()}`;
    const before = done.get(key) ?? { asked, answer: write(peer, request) };
    done.set(key, before);
    return before.asked === asked ? before.answer : refusal(400, 'idempotency_error', 'other parameters');
  }

  return { peer, respond };
}

function dated(answer: PeerAnswer, clock: Pick<Clock, 'nowMs'>): PeerAnswer {
  return 'json' in answer ? { ...answer, headers: { date: new Date(clock.nowMs()).toUTCString() } } : answer;
}

function read({ books, endpoints, portals }: StripePeer, { path, query }: PeerRequest): PeerAnswer {
  const [, , kind = '', ...rest] = path.split('/');
  const id = rest.at(-1) ?? '';
  switch (kind) {
    case 'balance':
      return { json: { object: 'balance', available: [] } };
    case 'prices':
      return found(books.prices.get(id));
    case 'checkout':
      return found(books.sessions.get(id));
    case 'customers':
      return readCustomers(books, rest);
    case 'subscriptions':
      if (id === '') return listed(subscriptionsOf(books, query.get('customer')));
      return found(subscriptionOf(books, id, query));
    case 'payment_intents':
      return found(books.intents.get(id));
    case 'invoices':
      return paged(paidInvoices(books, query), query);
    case 'invoice_payments':
      return listed(invoicePayments(books, query));
    case 'disputes':
      return listed([...books.disputes.values()].filter(({ charge }) => charge === (query.get('charge') ?? charge)));
    case 'events':
      return listed(events(books, query));
    case 'webhook_endpoints':
      return listed(endpoints);
    case 'billing_portal':
      return listed(portals);
    default:
      return refusal(404, 'invalid_request_error', `Unrecognized request URL (GET: ${path})`);
  }
}

function write(peer: StripePeer, { method, path, form }: PeerRequest): PeerAnswer {
  const { books } = peer;
  const [, , kind = '', id = '', deed = ''] = path.replace('/checkout/', '/').split('/');
  switch (`${method} ${kind} ${deed}`) {
    case 'POST sessions ':
      return openSession(peer, form);
    case 'POST sessions expire':
      return expire(books, id);
    case 'POST invoices ':
      return preview(books, form);
    case 'POST subscriptions ':
      if (form.has('items[0][price]')) return change(books, id, form);
      books.cancel(id, 'at-period-end');
      return found(subscriptionOf(books, id));
    case 'DELETE subscriptions ':
      if (books.subscriptions.get(id)?.status === 'canceled') return missing();
      books.cancel(id, 'now');
      return found(subscriptionOf(books, id));
    case 'POST customers balance_transactions':
      return { json: books.adjust(id, Number(form.get('amount')), metadataOf(form)) };
    case 'POST billing_portal ':
      return { json: { id: books.newId('bps'), url: `${peer.url}/portal/${form.get('customer')}` } };
    default:
      return refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`);
  }
}

function preview(books: StripeBooks, form: URLSearchParams): PeerAnswer {
  const details = (name: string) => form.get(`subscription_details[${name}]`) ?? '';
  const at = Number(details('proration_date'));
  const { due, lines } = books.previewChange(form.get('subscription') ?? '', details('items][0][price'), at);
  return { json: { object: 'invoice', amount_due: due, lines: { object: 'list', data: lines } } };
}

function change(books: StripeBooks, id: string, form: URLSearchParams): PeerAnswer {
  const at = Number(form.get('proration_date'));
  const priceId = form.get('items[0][price]') ?? '';
  if (books.isDeclining && books.previewChange(id, priceId, at).due > 0) {
    return { status: 402, json: { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } } };
  }
  if (books.isAskingPayer && books.previewChange(id, priceId, at).due > 0) {
    const code = 'subscription_payment_intent_requires_action';
    return { status: 402, json: { error: { type: 'card_error', code, message: 'Requires additional user action.' } } };
  }
  const resumes = form.get('cancel_at_period_end') === 'false';
  books.change(id, priceId, { at, metadata: metadataOf(form), resumes });
  return found(subscriptionOf(books, id));
}

function paidInvoices(books: StripeBooks, query: URLSearchParams): { readonly id: string }[] {
  const paid = [...books.invoices.values()].filter(
    ({ status, customer: payer, parent }) =>
      status === 'paid' &&
      payer === (query.get('customer') ?? payer) &&
      parent.subscription_details.subscription ===
        (query.get('subscription') ?? parent.subscription_details.subscription),
  );
  return paid.toReversed();
}

function readCustomers(books: StripeBooks, [id, part]: readonly string[]): PeerAnswer {
  if (id === undefined) return listed([]);
  if (part === undefined) return { json: { id, object: 'customer', balance: -(books.credits.get(id) ?? 0) } };
  return listed(books.adjustments.filter(({ customer }) => customer === id).toReversed());
}

function subscriptionsOf(books: StripeBooks, payer: string | null): object[] {
  return [...books.subscriptions.values()]
    .filter((each) => each.customer === payer)
    .map((each) => books.shownSubscription(each));
}

function openSession({ books, url }: StripePeer, form: URLSearchParams): PeerAnswer {
  const id = books.newId('cs');
  const session: PeerSession = {
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
  books.sessions.set(id, session);
  return { json: session };
}

function expire(books: StripeBooks, id: string): PeerAnswer {
  const session = books.sessions.get(id);
  if (session === undefined) return missing();
  if (session.status !== 'open') return refusal(400, 'invalid_request_error', 'Only open sessions can be expired.');
  session.status = 'expired';
  books.tell('checkout.session.expired', { ...session });
  return { json: session };
}

function invoicePayments(books: StripeBooks, query: URLSearchParams): object[] {
  const intent = query.get('payment[payment_intent]');
  return [...books.invoices.values()]
    .filter(({ id, payment }) => payment !== null && (id === query.get('invoice') || payment === intent))
    .map((invoice) => ({
      id: `inpay_${invoice.id}`,
      invoice: query.get('expand[0]') === 'data.invoice' ? invoice : invoice.id,
      payment: { type: 'payment_intent', payment_intent: invoice.payment },
      status: 'paid',
    }));
}

function events(books: StripeBooks, query: URLSearchParams): PeerEvent[] {
  const types = new Set([...query].filter(([name]) => name.startsWith('types')).map(([, value]) => value));
  const since = Number(query.get('created[gte]'));
  return books.events.filter(({ type, created }) => types.has(type) && created >= since).toReversed();
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const marked = [...form].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(marked);
}

function found(thing: object | undefined): PeerAnswer {
  return thing === undefined ? missing() : { json: thing };
}

/** A part of a list, as long as was asked for. */
function paged(all: readonly { readonly id: string }[], query: URLSearchParams): PeerAnswer {
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = all.slice(after, after + Number(query.get('limit') ?? 10));
  return { json: { object: 'list', data, has_more: after + data.length < all.length } };
}

function listed(data: readonly object[]): PeerAnswer {
  return { json: { object: 'list', data, has_more: false } };
}

function missing(): PeerAnswer {
  return {
    status: 404,
    json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' } },
  };
}

function refusal(status: number, type: string, message: string): PeerAnswer {
  return { status, json: { error: { type, message } } };
}
