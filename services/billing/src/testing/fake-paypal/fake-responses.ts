import type { FakeServerResponse } from '@afterglow/kit/testing';
import type { FakePayPalLedger } from './ledger.ts';
import type { FakeOrder } from './paypal-things.ts';

/** The state that responses are made from. */
export interface FakeServerState {
  readonly url: string;
  readonly ledger: FakePayPalLedger;
  /** The data that `afterglow-admin payments check` reads. */
  readonly webhooks: Record<string, unknown>[];
  hasDisputes: boolean;
}

export function found(thing: object | undefined): FakeServerResponse {
  return thing === undefined ? refusal(404, 'RESOURCE_NOT_FOUND') : { json: thing };
}

export function refusal(status: number, name: string): FakeServerResponse {
  return { status, json: { name, details: [{ issue: name }] } };
}

export function shownOrder(ledger: FakePayPalLedger, { id, status, custom_id, amount, capture }: FakeOrder): object {
  const captured = capture === undefined ? undefined : ledger.captures.get(capture);
  const refunds = ledger.refunds.filter(({ payment }) => payment === capture);
  const payments = captured && { captures: [captured], refunds };
  return { id, status, purchase_units: [{ custom_id, amount, ...(payments && { payments }) }] };
}
