import type { PeerAnswer } from '../peer-server.ts';
import type { PayPalBooks } from './paypal-books.ts';
import type { PeerOrder } from './paypal-things.ts';

/** What answers are made from. */
export interface PeerState {
  readonly url: string;
  readonly books: PayPalBooks;
  /** What `afterglow-admin payments check` looks at. */
  readonly webhooks: Record<string, unknown>[];
  /** Whether this app may read disputes. */
  hasDisputes: boolean;
}

export function found(thing: object | undefined): PeerAnswer {
  return thing === undefined ? refusal(404, 'RESOURCE_NOT_FOUND') : { json: thing };
}

export function refusal(status: number, name: string): PeerAnswer {
  return { status, json: { name, details: [{ issue: name }] } };
}

export function shownOrder(books: PayPalBooks, { id, status, custom_id, amount, capture }: PeerOrder): object {
  const captured = capture === undefined ? undefined : books.captures.get(capture);
  const refunds = books.refunds.filter(({ payment }) => payment === capture);
  const payments = captured && { captures: [captured], refunds };
  return { id, status, purchase_units: [{ custom_id, amount, ...(payments && { payments }) }] };
}
