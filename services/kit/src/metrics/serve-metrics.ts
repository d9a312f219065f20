import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHttpApp } from '../http/create-http-app.ts';
import { listen } from '../http/local/listen.ts';
import type { Metrics } from './metrics.ts';

export type AdmitsReader = (request: FastifyRequest) => boolean;

/** The metrics on a service's own port, for authorized readers; others get a 404. */
export interface LocalMetrics {
  readonly metrics: Metrics;
  readonly admits: AdmitsReader;
}

/** The server of the metrics; `port` is the one it listens on. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const PROBE = { config: { isProbe: true } };

export function addMetricsRoute(app: FastifyInstance, { metrics, admits }: LocalMetrics): void {
  app.get('/metrics', PROBE, async (request, reply) => {
    if (!admits(request)) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** Serves `/metrics` on its own port, which the public cannot reach. */
export async function serveMetrics(
  metrics: LocalMetrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const app = createHttpApp({ logLevel: 'silent' });
  addMetricsRoute(app, metrics);
  return { port: await listen(app, { port, host, variable: 'METRICS_PORT' }), close: () => app.close() };
}
