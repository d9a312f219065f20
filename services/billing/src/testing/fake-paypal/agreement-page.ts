import { actionPage, linkTo, pageOf, type FakeServerResponse, type FakeServerRequest } from '@afterglow/kit/testing';
import type { FakePayPalLedger } from './ledger.ts';

export const AGREEMENT_PAGES = '/agree/';

/** A button that agrees, and a link that leads back. After agreeing, the return URL has PayPal's own parameters. */
export function answerAtAgreement(ledger: FakePayPalLedger, { method, path }: FakeServerRequest): FakeServerResponse {
  const id = path.slice(AGREEMENT_PAGES.length);
  const subscription = ledger.subscriptions.get(id);
  if (subscription !== undefined) {
    const { status, returnUrl, cancelUrl } = subscription;
    if (status !== 'APPROVAL_PENDING') return { page: pageOf('This has been agreed to', linkTo(cancelUrl)) };
    if (method === 'GET') return { page: actionPage('Pay by PayPal', 'Agree and Continue', cancelUrl) };
    ledger.approve(id);
    return { location: withWords(returnUrl, { subscription_id: id, ba_token: 'BA-1', token: id }) };
  }
  const order = ledger.orders.get(id);
  if (order === undefined) return { page: pageOf('There is no such agreement', '') };
  const { status, returnUrl, cancelUrl, amount } = order;
  if (status !== 'CREATED') return { page: pageOf('This has been agreed to', linkTo(cancelUrl)) };
  if (method === 'GET') return { page: actionPage(`Give ${amount.value} by PayPal`, 'Agree and Pay Now', cancelUrl) };
  ledger.agree(id);
  return { location: withWords(returnUrl, { token: id, PayerID: 'P1' }) };
}

function withWords(address: string, words: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
  return url.href;
}
