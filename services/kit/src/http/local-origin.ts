import type { FastifyInstance } from 'fastify';

/** The address at which a listening server can be reached from this machine. Throws for one that is not listening yet. */
export function localOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server is not listening yet.');
  return `http://localhost:${String(address.port)}`;
}
