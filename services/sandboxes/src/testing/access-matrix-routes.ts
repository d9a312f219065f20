import { type Role, ROLES } from './access-matrix.ts';

/** `let in` when the outcome depends on more than the caller; it is neither 401 nor 403. */
export type Expected = number | 'let in';

/** The responses by role of a route that is not a declared operation. */
export interface AddressRow {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: (role: Role) => Expected;
}

const everyone = (status: number) => () => status;
const NO_SESSION: readonly Role[] = ['visitor', 'revoked', 'expired'];
const superAdmins = (role: Role): Expected => {
  if (NO_SESSION.includes(role)) return 401;
  return role === 'superAdmin' ? 'let in' : 403;
};

const get = (path: string, status: number): AddressRow => ({ path, expected: everyone(status) });
const post = (path: string, status: number): AddressRow => ({ path, method: 'POST', expected: everyone(status) });

/** A session opens none of these: tokens and signatures in the URL, or the response of another site, do. */
const WITHOUT_ITS_PROOF = {
  'get /live/{file}': get('/live/chill.m3u', 403),
  'get /live/{server}/{station}/{file}': get('/live/a/chill/low.mp3', 403),
  'post /live/relays/listener-add': post('/live/relays/listener-add', 403),
  'post /live/relays/listener-remove': post('/live/relays/listener-remove', 403),
  'get /media/mixes/{id}/{file}': get(
    '/media/mixes/1/96.mp3?member=1&session=made-up&expires=9999999999&signature=made-up',
    403,
  ),
  'get /media/data-copies/{name}': get(
    `/media/data-copies/${'0'.repeat(32)}?member=1&session=made-up&expires=9999999999&signature=made-up`,
    403,
  ),
  'get /auth/oauth/{network}/callback': get('/auth/oauth/google/callback?code=x&state=x', 400),
  'post /auth/oauth/{network}/callback': post('/auth/oauth/google/callback', 400),
  'get /members/email-change': get('/members/email-change?token=made-up', 410),
  'post /members/email-change': post('/members/email-change', 400),
  'get /members/email-change/stop': get('/members/email-change/stop?token=made-up', 410),
  'post /members/email-change/stop': post('/members/email-change/stop', 400),
  'get /identity/{network}/authorize': get('/identity/google/authorize', 400),
  'post /identity/{network}/authorize': post('/identity/google/authorize', 400),
  'post /identity/{network}/token': post('/identity/google/token', 401),
  'post /subscriptions/notices/{processor}': post('/subscriptions/notices/stripe', 400),
  'get /sandbox/checkouts/{reference}': get('/sandbox/checkouts/made-up', 404),
  'post /sandbox/checkouts/{reference}': post('/sandbox/checkouts/made-up', 404),
  'get /sandbox/portal': get('/sandbox/portal?processor=stripe&customer=member-1', 410),
  'post /sandbox/portal': post('/sandbox/portal?processor=stripe&customer=member-1', 410),
};

const OPEN_TO_ALL = {
  'get /openapi.json': get('/openapi.json', 200),
  'get /docs': get('/docs', 200),
  'get /pages/style.css': get('/pages/style.css', 200),
  // For programs on this computer, such as these tests.
  'get /outbox': get('/outbox', 200),
  'get /outbox/{id}': get('/outbox/999999', 404),
  'get /identity/{network}/.well-known/openid-configuration': get(
    '/identity/google/.well-known/openid-configuration',
    200,
  ),
  'get /identity/{network}/jwks': get('/identity/google/jwks', 200),
  'get /stations/nowplaying': {
    ...get('/stations/nowplaying', 101),
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  },
  'get /media/images/{kind}/{id}': get('/media/images/mix/1?width=64', 200),
  'get /media/images/members/{name}': get(`/media/images/members/${'0'.repeat(32)}?width=64`, 404),
  'get /auth/oauth/{network}': get('/auth/oauth/google?here', 302),
  'get /donations/{processor}': get('/donations/stripe?amount=20', 303),
  'get /donations/{processor}/return': get('/donations/paypal/return?token=made-up', 303),
  'get /subscriptions/checkouts/{id}/return': get('/subscriptions/checkouts/1/return?signature=none', 303),
  'get /sandbox/donations/{processor}': get('/sandbox/donations/stripe?amount=20', 200),
  // An empty card form.
  'post /sandbox/donations/{processor}': post('/sandbox/donations/stripe?amount=20', 303),
};

/** By method and path as the OpenAPI document writes them. A missing route has no decision on who may use it. */
export const ROLE_ADDRESSES: Readonly<Record<string, AddressRow>> = {
  ...OPEN_TO_ALL,
  ...WITHOUT_ITS_PROOF,
  'post /admin/imports': { path: '/admin/imports', method: 'POST', expected: superAdmins },
  'get /admin/backup': { path: '/admin/backup', expected: superAdmins },
};

export const ADDRESS_CELLS = Object.entries(ROLE_ADDRESSES).flatMap(([name, row]) =>
  ROLES.map((role) => ({ name, role, row, expected: row.expected(role) })),
);
