import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { addMetricsRoute, type LocalMetrics } from '../metrics/serve-metrics.ts';
import { createReadiness, type ReadinessCheck } from './readiness.ts';

/** What must be true for a service to be ready, and how long a check may take in milliseconds. */
export interface ProbeOptions {
  readonly checks: readonly ReadinessCheck[];
  /** The result of `localMetrics`: with it, `/metrics` is served here too. */
  readonly localMetrics?: LocalMetrics | undefined;
  /** For tests; a second otherwise. */
  readonly limitMs?: number;
}

/** What machines ask a service. */
export interface Probes {
  /** From now on `/readyz` sends callers elsewhere, while requests are still answered. */
  beginStopping(): void;
}

const NO_STORE = { 'cache-control': 'no-store' };
const PROBE = { config: { isProbe: true } };

/** Adds `/healthz` (the process is alive) and `/readyz` (it can answer: 200, else 503), at the root of the server. */
export function addProbes(app: FastifyInstance, { checks, localMetrics, limitMs }: ProbeOptions): Probes {
  const readiness = createReadiness(checks, limitMs);
  let isStopping = false;
  const beginStopping = () => {
    isStopping = true;
  };
  app.addHook('preClose', (done) => {
    beginStopping();
    done();
  });
  app.get('/healthz', PROBE, (_request, reply) => reply.headers(NO_STORE).send({ status: 'alive' }));
  app.get('/readyz', PROBE, async (request, reply) => {
    void reply.headers(NO_STORE);
    if (isStopping) return reply.code(503).send(notReady('The service is stopping.'));
    const problems = await readiness();
    const failing = Object.keys(problems);
    if (failing.length === 0) return { status: 'ready' };
    request.log.warn({ problems }, 'not ready');
    return reply.code(503).send(notReady(`Not ready: ${failing.join(', ')}.`));
  });
  if (localMetrics) addMetricsRoute(app, localMetrics);
  return { beginStopping };
}

/** Details go only to the log: anyone may be asking. */
function notReady(message: string): ApiErrorBody {
  return { code: 'server_busy', message };
}
