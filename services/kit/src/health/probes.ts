import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { addMetricsRoute, type LocalMetrics } from '../metrics/serve-metrics.ts';
import { measureReadiness } from './measure-readiness.ts';
import { createReadiness, type Problem, type ReadinessCheck } from './readiness.ts';
import { createReadinessLog } from './readiness-log.ts';

/** The readiness conditions of a service, and the time limit of a check in milliseconds. */
export interface ProbeOptions {
  readonly checks: readonly ReadinessCheck[];
  readonly metrics?: Metrics;
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

/** What a ready service answers. Without `away`, everything it depends on is there. */
interface ReadyBody {
  readonly status: 'ready';
  /** Shared parts that don't answer, by name. */
  readonly away?: readonly string[];
}

const NO_STORE = { 'cache-control': 'no-store' };
const PROBE = { config: { isProbe: true } };

/**
 * Adds `/healthz` (the process is alive) and `/readyz` (200 when it can serve, else 503), at the root of the server. A shared part that's
 * away is named, but makes no instance unready: the others could do no better.
 */
export function addProbes(app: FastifyInstance, { checks, metrics, localMetrics, limitMs }: ProbeOptions): Probes {
  const check = createReadiness(checks, limitMs);
  const report = createReadinessLog(app.log);
  const readiness = async () => {
    const problems = await check();
    report(problems);
    return problems;
  };
  let isStopping = false;
  const beginStopping = () => {
    isStopping = true;
  };
  app.addHook('preClose', (done) => {
    beginStopping();
    done();
  });
  if (metrics) measureReadiness(metrics, { checks, readiness, isStopping: () => isStopping });
  app.get('/healthz', PROBE, (_request, reply) => reply.headers(NO_STORE).send({ status: 'alive' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    void reply.headers(NO_STORE);
    if (isStopping) return reply.code(503).send(notReady('The service is stopping.'));
    const problems = await readiness();
    const own = problems.filter(({ isShared }) => !isShared);
    if (own.length > 0) return reply.code(503).send(notReady(`Not ready: ${namesOf(own).join(', ')}.`));
    return readyBody(problems);
  });
  if (localMetrics) addMetricsRoute(app, localMetrics);
  return { beginStopping };
}

function readyBody(away: readonly Problem[]): ReadyBody {
  return away.length === 0 ? { status: 'ready' } : { status: 'ready', away: namesOf(away) };
}

function namesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ name }) => name);
}

/** Details go only to the log, because anyone may call this. */
function notReady(message: string): ApiErrorBody {
  return { code: 'server_busy', message };
}
