import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './is-loopback.ts';

const EVERY_NETWORK: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The URL of a listening server from this machine. Throws for one that is not listening yet. */
export function localOrigin(app: FastifyInstance): string {
  const bound = app.server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server is not listening yet.');
  return `http://${hostOf(bound.address)}:${String(bound.port)}`;
}

function hostOf(address: string): string {
  if (EVERY_NETWORK.has(address) || isLoopback(address)) return 'localhost';
  return isIPv6(address) ? `[${address}]` : address;
}
