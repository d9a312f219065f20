import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { addMetricsRoute, type LocalMetrics } from '../metrics/serve-metrics.ts';
import { createReadiness, type ReadinessCheck } from './readiness.ts';

/** The readiness conditions of a service, and the time limit of a check in milliseconds. */
export interface ProbeOptions {
  readonly checks: readonly ReadinessCheck[];
  /** The result of `localMetrics`; if set, `/metrics` is served here too. */
  readonly localMetrics?: LocalMetrics | undefined;
  /** 1000 by default; tests set it. */
  readonly limitMs?: number;
}

/** The health endpoints of a service. */
export interface Probes {
  /** From now on `/readyz` reports not ready, while requests still get responses. */
  beginStopping(): void;
}

const NO_STORE = { 'cache-control': 'no-store' };
const PROBE = { config: { isProbe: true } };

/** Adds `/healthz` (the process is alive) and `/readyz` (200 when it can serve, else 503), at the root of the server. */
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

/** Details go only to the log, because anyone may call this. */
function notReady(message: string): ApiErrorBody {
  return { code: 'server_busy', message };
}
