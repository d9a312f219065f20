import type { ApiErrorBody } from '@afterglow/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { createReadiness, type ReadinessCheck } from './readiness.ts';

export type ProbeOptions = {
  readonly checks: readonly ReadinessCheck[];
  /** Given, `/metrics` is answered here to programs of this machine; leave it out behind a proxy, which is one of them. */
  readonly localMetrics?: Metrics | undefined;
  /** For tests; a second otherwise. */
  readonly limitMs?: number;
};

/** What machines ask of a service. */
export interface Probes {
  /** From now on `/readyz` sends callers elsewhere, while requests are still answered. */
  beginStopping(): void;
}

const NEVER_KEPT = { 'cache-control': 'no-store' };
const PROBE = { config: { isProbe: true } };
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Adds `/healthz` (the process lives) and `/readyz` (it can answer: 200, else 503), at the root of the server. */
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
  app.get('/healthz', PROBE, (_request, reply) => reply.headers(NEVER_KEPT).send({ status: 'alive' }));
  app.get('/readyz', PROBE, async (request, reply) => {
    void reply.headers(NEVER_KEPT);
    if (isStopping) return reply.code(503).send(notReady('The service is stopping.'));
    const problems = await readiness();
    const failing = Object.keys(problems);
    if (failing.length === 0) return { status: 'ready' };
    request.log.warn({ problems }, 'not ready');
    return reply.code(503).send(notReady(`Not ready: ${failing.join(', ')}.`));
  });
  if (localMetrics) addLocalMetrics(app, localMetrics);
  return { beginStopping };
}

function addLocalMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', PROBE, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .headers(NEVER_KEPT)
      .send(await metrics.text());
  });
}

/** By the connection itself; a request that somebody has passed on came from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

/** What exactly is wrong stands in the log: whoever asks may be anybody. */
function notReady(message: string): ApiErrorBody {
  return { code: 'server_busy', message };
}
