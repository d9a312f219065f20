import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Measures every request of a server except probes and endless responses. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { isProbe, isEndless } = request.routeOptions.config;
    if (!isProbe && !isEndless) {
      const { method } = request;
      const operation = nameOf(request);
      metrics.observeRequest({ operation, method, status: reply.statusCode, durationMs: reply.elapsedTime });
    }
    done();
  });
}

/** The route's pattern, never its URL, which has endlessly many values. */
function nameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.operation ?? url ?? 'none';
}
