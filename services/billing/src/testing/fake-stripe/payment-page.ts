import { actionPage, linkTo, pageOf, type FakeServerResponse, type FakeServerRequest } from '@afterglow/kit/testing';
import type { FakeStripeLedger } from './ledger.ts';
import type { FakeSession } from './stripe-things.ts';

/** The payment page for a browser: a button that pays, and a link that leads back. */
export async function answerAtCheckout(
  ledger: FakeStripeLedger,
  { method, path }: FakeServerRequest,
  onPaid: (session: FakeSession) => Promise<void>,
): Promise<FakeServerResponse> {
  const session = ledger.sessions.get(path.split('/').at(-1) ?? '');
  if (session === undefined) return { page: pageOf('There is no such checkout', '') };
  if (session.status === 'complete') return { page: pageOf('This has been paid', linkTo(session.successUrl)) };
  if (session.status === 'expired') return { page: pageOf('This checkout has expired', linkTo(session.cancelUrl)) };
  if (method === 'GET') return { page: actionPage('Pay by card', 'Pay', session.cancelUrl) };
  ledger.pay(session.id);
  await onPaid(session);
  return { location: session.successUrl };
}
