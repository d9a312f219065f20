import type { FastifyInstance } from 'fastify';

/** Where a server that listens is reached from this machine. Throws for one that does not listen yet. */
export function localOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen yet.');
  return `http://localhost:${String(address.port)}`;
}
