import type { FastifyInstance } from 'fastify';

/** By name, in lower case. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Sent with every answer. Not helmet: its default policy upgrades http to https, which breaks a site on plain localhost. A page sets
 * its own, wider Content-Security-Policy instead of this one, which suits data and files.
 */
const EVERYWHERE: SecurityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
const YEAR_S = 31_536_000;

/** What every answer of a site at this address carries; browsers come back to one with an https address over https alone. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  if (publicUrl?.startsWith('https:') !== true) return EVERYWHERE;
  return { ...EVERYWHERE, 'strict-transport-security': `max-age=${YEAR_S}` };
}

/** Sets them on every answer of a server; a route may set its own over them. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
