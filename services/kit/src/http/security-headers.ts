import type { FastifyInstance } from 'fastify';

/**
 * Sent with every answer. Not helmet: its default policy upgrades http to https, which breaks a site on plain localhost. A page sets
 * its own, wider Content-Security-Policy instead of this one, which suits data and files.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets `SECURITY_HEADERS` on every answer of a server; a route may set its own over them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
}
