import { createHttpApp } from '../http/create-http-app.ts';
import { listen } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/** Answers `/metrics` on a port of its own, which the public does not reach. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const app = createHttpApp({ logLevel: 'silent' });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
  return { port: await listen(app, { port, host }), close: () => app.close() };
}
