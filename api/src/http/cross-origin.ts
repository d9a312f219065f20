import { EXPOSED_HEADERS } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';

/** Any origin may call: who calls is told by a bearer token, which no browser sends by itself. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [...EXPOSED_HEADERS, 'accept-ranges', 'content-range', 'etag'].join(', '),
  'cross-origin-resource-policy': 'cross-origin',
};
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, range, if-none-match',
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
