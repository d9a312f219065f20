import type { FastifyInstance } from 'fastify';

/** Keyed by lower-case name. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Sent with every response. Not helmet: its default policy upgrades http to https, which breaks a site on plain localhost. A page sets
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

/** The headers of every response of a site at this URL; an https URL adds HSTS. */
export function securityHeaders(publicUrl: string | undefined): SecurityHeaders {
  if (publicUrl?.startsWith('https:') !== true) return EVERYWHERE;
  return { ...EVERYWHERE, 'strict-transport-security': `max-age=${YEAR_S}` };
}

/** Sets them on every response of a server; a route may override them. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
