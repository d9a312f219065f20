import { CAPTCHA_PROOF_HEADER, EXPOSED_HEADERS } from '@afterglow/shared-contracts';
import { REQUEST_ID_HEADER } from '../create-http-app.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TECHNICAL_HEADERS = ['accept-ranges', 'content-range', 'date', 'etag', 'retry-after', REQUEST_ID_HEADER];

/** Any origin may call: callers are identified by a bearer token, which no browser sends automatically. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [...EXPOSED_HEADERS, ...TECHNICAL_HEADERS].join(', '),
  'cross-origin-resource-policy': 'cross-origin',
};
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': `authorization, content-type, range, if-none-match, ${CAPTCHA_PROOF_HEADER}`,
  'access-control-max-age': '86400',
};

/** Lets browsers on another host call the service and read its headers. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
  app.options('/*', (_request, reply) => reply.code(204).headers(PREFLIGHT_HEADERS).send());
}

/** The site's pages are for their visitors: pages of other sites must not read their content or redirects. */
export function hideFromOtherOrigins(reply: FastifyReply): void {
  for (const name of Object.keys(HEADERS)) reply.removeHeader(name);
  reply.header('cross-origin-resource-policy', 'same-origin');
}

/** The same for every route of a scope, including redirects: a URL may contain a code. */
export function refuseOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    hideFromOtherOrigins(reply);
    done();
  });
}
