import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { redactUrl } from './redact-url.ts';

const FIRST_SERVER_ERROR = 500;

/**
 * Logs one line per request when it has ended: at `error` when it failed on the server side, at `debug` for probes, else at `info`; none
 * for one that a combined line covers.
 */
export class RequestLog extends LogController {
  readonly #reportedTogether: Pick<WeakSet<FastifyRequest>, 'has'>;

  constructor(reportedTogether: Pick<WeakSet<FastifyRequest>, 'has'>) {
    super();
    this.#reportedTogether = reportedTogether;
  }

  override incomingRequest(): void {
    // Called when it has ended, with its outcome.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.#reportedTogether.has(request)) return;
    request.log[levelOf(request, reply)]({ ...fieldsOf(request, reply), ...(error ? { err: error } : {}) }, 'request');
  }
}

function levelOf(request: FastifyRequest, reply: FastifyReply): 'debug' | 'error' | 'info' {
  if (request.routeOptions.config.isProbe) return 'debug';
  return reply.statusCode >= FIRST_SERVER_ERROR ? 'error' : 'info';
}

function fieldsOf(request: FastifyRequest, reply: FastifyReply): Readonly<Record<string, unknown>> {
  const { operation } = request.routeOptions.config;
  return {
    method: request.method,
    url: redactUrl(request.url),
    ...(operation === undefined ? {} : { operation }),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    remoteAddress: request.ip,
  };
}
