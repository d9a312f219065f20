import type { FastifyRequest } from 'fastify';
import { isLocalUrl } from './is-local-url.ts';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** Headers added by proxies: the standard one, the usual ones, and those of providers. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
/** Proxies use this version towards the server behind them by default; no browser has for decades. */
const OLD_HTTP = '1.0';

/**
 * Whether a program on this computer asks for this computer itself: not over the network, not (as far as can be told) through a proxy
 * that runs here, and not from a foreign page whose host name was made to lead here (DNS rebinding).
 */
export function isFromThisComputer({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return false;
  if (raw.httpVersion === OLD_HTTP) return false;
  if (Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))) return false;
  return isLocalUrl(`http://${headers.host ?? ''}`);
}
