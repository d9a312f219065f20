import type { PeerAnswer, PeerRequest } from '../peer-server.ts';
import type { PayPalBooks } from './paypal-books.ts';
import { found, type PeerState, refusal, shownOrder } from './peer-answers.ts';

type Read = (peer: PeerState, id: string, query: URLSearchParams) => PeerAnswer;

const READS: Readonly<Record<string, Read>> = {
  'billing/plans': ({ books }, id) => found(books.plans.get(id)),
  'billing/subscriptions': ({ books }, id) => {
    const subscription = books.subscriptions.get(id);
    return found(subscription && books.shown(subscription));
  },
  'billing/subscriptions/transactions': ({ books }, id, query) => ({
    json: { transactions: transactions(books, id, query) },
  }),
  'payments/sale': ({ books }, id) => found(books.sales.get(id)),
  'payments/captures': ({ books }, id) => found(books.captures.get(id)),
  'checkout/orders': ({ books }, id) => {
    const order = books.orders.get(id);
    return found(order && shownOrder(books, order));
  },
  'customer/disputes': disputes,
  'notifications/webhooks': ({ webhooks }) => ({ json: { webhooks } }),
  'notifications/webhooks-events': ({ books }, _id, query) => {
    const type = query.get('event_type');
    const listed = books.events.filter(({ create_time }) => create_time >= (query.get('start_time') ?? ''));
    return { json: { events: listed.filter(({ event_type }) => type === null || event_type === type) } };
  },
};

export function read(peer: PeerState, { path, query }: PeerRequest): PeerAnswer {
  const [, , area = '', kind = '', id = '', part] = path.split('/');
  const answer = READS[[area, kind, part].filter((each) => each !== undefined).join('/')];
  return answer?.(peer, id, query) ?? refusal(404, 'RESOURCE_NOT_FOUND');
}

function transactions(books: PayPalBooks, id: string, query: URLSearchParams): object[] {
  const [from, to] = ['start_time', 'end_time'].map((name) => Date.parse(query.get(name) ?? ''));
  return [...books.sales.values()]
    .filter((sale) => sale.billing_agreement_id === id)
    .filter(({ time }) => Date.parse(time) >= (from ?? 0) && Date.parse(time) <= (to ?? 0))
    .map(({ id: sale, status, time, amount }) => ({
      ...{ id: sale, status, time },
      amount_with_breakdown: { gross_amount: amount },
    }));
}

function disputes({ books, hasDisputes }: PeerState, id: string, query: URLSearchParams): PeerAnswer {
  if (!hasDisputes) return refusal(403, 'NOT_AUTHORIZED');
  const dispute = books.disputes.get(id);
  if (id !== '') return found(dispute && books.shownDispute(dispute));
  const transaction = query.get('disputed_transaction_id');
  return { json: { items: [...books.disputes.values()].filter((each) => each.transaction === transaction) } };
}
