import type { FastifyRequest } from 'fastify';
import { isLocalUrl } from './is-local-url.ts';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** What proxies add: the standard, the usual ones, and those of providers. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
/** A proxy that is set to nothing else speaks it to the server behind it; no browser has for decades. */
const OLD_HTTP = '1.0';

/**
 * Whether it is asked by a program on this computer for this computer: not over the network, not through a proxy that runs here
 * as far as that can be told, and not by a foreign page whose host name was made to lead here (DNS rebinding).
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
