import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Endless responses. */
export interface OpenStreams {
  add(response: ServerResponse): void;
  readonly size: number;
}

/** Tracks endless responses, so that closing the server ends them instead of waiting forever. */
export function trackOpenStreams(app: FastifyInstance): OpenStreams {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', (done) => {
    for (const response of open) response.end();
    done();
  });
  return {
    add(response) {
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    get size() {
      return open.size;
    },
  };
}
