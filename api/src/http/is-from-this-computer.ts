import type { FastifyRequest } from 'fastify';
import { isLocalUrl } from './is-local-url.ts';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether it is asked by a program on this computer for this computer: not over the network, not through a proxy that runs here,
 * and not by a foreign page whose host name was made to lead here.
 */
export function isFromThisComputer({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return false;
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return isLocalUrl(`http://${headers.host ?? ''}`);
}
