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
  if (method === 'GET') {
    const form = '<form method="post"><button>Pay</button></form>';
    return { page: pageOf('Pay by card', form + linkTo(session.cancelUrl)) };
  }
  books.pay(session.id);
  await onPaid(session);
  return { location: session.successUrl };
}

function linkTo(address: string): string {
  return `<a href="${address.replaceAll('&', '&amp;')}">Back</a>`;
}

function pageOf(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;
}
