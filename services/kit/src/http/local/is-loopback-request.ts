import type { FastifyRequest } from 'fastify';
import { isLocalUrl } from './is-local-url.ts';
import { isLoopback } from './is-loopback.ts';

/** Headers added by proxies: the standard one, the usual ones, and those of providers. */
const FORWARDING_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]);
/** Proxies use this version towards their upstream by default; no browser has for decades. */
const OLD_HTTP = '1.0';

/**
 * Whether the request comes from this computer: not over the network, not (as far as detectable) through a local proxy, and not from a
 * foreign page whose host name resolves here (DNS rebinding).
 */
export function isLoopbackRequest({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  if (raw.httpVersion === OLD_HTTP) return false;
  if (Object.keys(headers).some((name) => FORWARDING_HEADERS.has(name) || name.startsWith('x-forwarded'))) return false;
  return isLocalUrl(`http://${headers.host ?? ''}`);
}
