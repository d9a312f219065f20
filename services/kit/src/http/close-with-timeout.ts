import type { FastifyInstance } from 'fastify';

/** Closing waits for requests in progress, and would wait forever for a slow reader: after the grace period their connections are cut. */
export function closeWithTimeout(app: FastifyInstance, graceMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}
