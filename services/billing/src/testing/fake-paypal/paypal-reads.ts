import type { FakeServerResponse, FakeServerRequest } from '@afterglow/kit/testing';
import type { FakePayPalLedger } from './ledger.ts';
import { found, type FakeServerState, refusal, shownOrder } from './fake-responses.ts';

type Read = (fakeServer: FakeServerState, id: string, query: URLSearchParams) => FakeServerResponse;

const READS: Readonly<Record<string, Read>> = {
  'billing/plans': ({ ledger }, id) => found(ledger.plans.get(id)),
  'billing/subscriptions': ({ ledger }, id) => {
    const subscription = ledger.subscriptions.get(id);
    return found(subscription && ledger.shown(subscription));
  },
  'billing/subscriptions/transactions': ({ ledger }, id, query) => ({
    json: { transactions: transactions(ledger, id, query) },
  }),
  'payments/sale': ({ ledger }, id) => found(ledger.sales.get(id)),
  'payments/captures': ({ ledger }, id) => found(ledger.captures.get(id)),
  'checkout/orders': ({ ledger }, id) => {
    const order = ledger.orders.get(id);
    return found(order && shownOrder(ledger, order));
  },
  'customer/disputes': disputes,
  'notifications/webhooks': ({ webhooks }) => ({ json: { webhooks } }),
  'notifications/webhooks-events': ({ ledger }, _id, query) => {
    const type = query.get('event_type');
    const listed = ledger.events.filter(({ create_time }) => create_time >= (query.get('start_time') ?? ''));
    return { json: { events: listed.filter(({ event_type }) => type === null || event_type === type) } };
  },
};

export function read(fakeServer: FakeServerState, { path, query }: FakeServerRequest): FakeServerResponse {
  const [, , area = '', kind = '', id = '', part] = path.split('/');
  const answer = READS[[area, kind, part].filter((each) => each !== undefined).join('/')];
  return answer?.(fakeServer, id, query) ?? refusal(404, 'RESOURCE_NOT_FOUND');
}

function transactions(ledger: FakePayPalLedger, id: string, query: URLSearchParams): object[] {
  const [from, to] = ['start_time', 'end_time'].map((name) => Date.parse(query.get(name) ?? ''));
  return [...ledger.sales.values()]
    .filter((sale) => sale.billing_agreement_id === id)
    .filter(({ time }) => Date.parse(time) >= (from ?? 0) && Date.parse(time) <= (to ?? 0))
    .map(({ id: sale, status, time, amount }) => ({
      id: sale,
      status,
      time,
      amount_with_breakdown: { gross_amount: amount },
    }));
}

function disputes({ ledger, hasDisputes }: FakeServerState, id: string, query: URLSearchParams): FakeServerResponse {
  if (!hasDisputes) return refusal(403, 'NOT_AUTHORIZED');
  const dispute = ledger.disputes.get(id);
  if (id !== '') return found(dispute && ledger.shownDispute(dispute));
  const transaction = query.get('disputed_transaction_id');
  return { json: { items: [...ledger.disputes.values()].filter((each) => each.transaction === transaction) } };
}
