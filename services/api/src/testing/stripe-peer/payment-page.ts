import { deedPage, linkTo, pageOf } from '../peer-page.ts';
import type { PeerAnswer, PeerRequest } from '../peer-server.ts';
import type { StripeBooks } from './stripe-books.ts';
import type { PeerSession } from './stripe-things.ts';

/** Where somebody pays, as far as a browser is concerned: a button that pays, and a link that leads back. */
export async function answerAtCheckout(
  books: StripeBooks,
  { method, path }: PeerRequest,
  onPaid: (session: PeerSession) => Promise<void>,
): Promise<PeerAnswer> {
  const session = books.sessions.get(path.split('/').at(-1) ?? '');
  if (session === undefined) return { page: pageOf('There is no such checkout', '') };
  if (session.status === 'complete') return { page: pageOf('This has been paid', linkTo(session.successUrl)) };
  if (session.status === 'expired') return { page: pageOf('This checkout has expired', linkTo(session.cancelUrl)) };
  if (method === 'GET') return { page: deedPage('Pay by card', 'Pay', session.cancelUrl) };
  books.pay(session.id);
  await onPaid(session);
  return { location: session.successUrl };
}
