import type { ExtraRoute } from '@afterglow/kit';

const PAY = '/sandbox/checkouts/{reference}';
const DONATE = '/sandbox/donations/{processor}';
const PORTAL = '/sandbox/portal';
const PORTAL_QUERY = ['processor', 'customer', 'returnurl', 'expires', 'signature'];

const PAGE = { method: 'get', answers: 'text/html' } as const;
const ANSWER = {
  method: 'post',
  summary: 'The choice made on it',
  answers: 303,
  takes: 'application/x-www-form-urlencoded',
} as const;

export const PAYMENT_ADDRESSES: readonly ExtraRoute[] = [
  { ...PAGE, path: PAY, id: 'openSandboxCheckout', summary: 'The page of the embedded payment provider' },
  { ...ANSWER, path: PAY, id: 'answerSandboxCheckout' },
  { ...PAGE, path: DONATE, id: 'openSandboxDonation', summary: 'Its page for donations', query: ['amount'] },
  { ...ANSWER, path: DONATE, id: 'answerSandboxDonation' },
  { ...PAGE, path: PORTAL, id: 'openSandboxPortal', summary: 'Its page for cards', query: PORTAL_QUERY },
  { ...ANSWER, path: PORTAL, id: 'answerSandboxPortal', query: PORTAL_QUERY },
];
