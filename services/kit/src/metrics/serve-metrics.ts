import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHttpApp } from '../http/create-http-app.ts';
import { listen } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Who may read metrics. */
export type AdmitsReader = (request: FastifyRequest) => boolean;

/** The metrics on a service's own port, for whom they are there; to others the address does not exist. */
export interface LocalMetrics {
  readonly metrics: Metrics;
  readonly admits: AdmitsReader;
}

/** The server of the metrics; `port` is the one that it listens at. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const PROBE = { config: { isProbe: true } };

/** Answers `/metrics` to those who are admitted; for others there is no such address. */
export function addMetricsRoute(app: FastifyInstance, { metrics, admits }: LocalMetrics): void {
  app.get('/metrics', PROBE, async (request, reply) => {
    if (!admits(request)) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** Answers `/metrics` on a port of its own, which the public does not reach. */
export async function serveMetrics(
  metrics: LocalMetrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const app = createHttpApp({ logLevel: 'silent' });
  addMetricsRoute(app, metrics);
  return { port: await listen(app, { port, host }), close: () => app.close() };
}
