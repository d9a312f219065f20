import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createFailureLog } from '../logging/failure-log.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import { RequestLog } from '../logging/request-log.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { handleClientError } from './handle-client-error.ts';
import { handleUnroutable } from './handle-unroutable.ts';
import { closeWithTimeout } from './close-with-timeout.ts';
import './decorations.ts';
import { drainRejectedBodies } from './drain-rejected-bodies.ts';
import { setErrorHandlers } from './error-handler.ts';
import { rejectLongUrls } from './reject-long-urls.ts';
import { rejectSlowBodies } from './reject-slow-bodies.ts';
import './route-config.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const DEFAULT_BODY_LIMIT_BYTES = 1_048_576;
const DEFAULT_GRACE_MS = 3_000;
/** Enough for the largest picture over a slow line. */
const DEFAULT_BODY_WAIT_MS = 120_000;
const DEFAULT_DRAIN_MS = 10_000;

/** Sent with each answer: the id of its request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** How a server logs, which proxies it trusts and how long it waits; everything but the log level has a default. */
export interface HttpAppOptions {
  /** `silent` in tests. */
  logLevel: string;
  /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies?: readonly string[];
  /** Where callers find the site; one with an https address is not asked for over http again. */
  publicUrl?: string | undefined;
  bodyLimitBytes?: number;
  logStream?: { write(line: string): void } | undefined;
  /** Called for every request. */
  metrics?: Metrics;
  /** How long a body that is read as a whole may take to arrive. */
  bodyWaitMs?: number;
  /** How long the rest of a refused body is still received. */
  drainMs?: number;
  /** How long requests in flight have to finish when the server is closed. */
  graceMs?: number;
  /** The time, in milliseconds; default: the system's. */
  nowMs?: () => number;
}

/** The Fastify server that every service uses: logs, errors, security headers, and a close that always ends. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const headers = securityHeaders(options.publicUrl);
  const reportedTogether = new WeakSet<FastifyRequest>();
  const app = fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    logController: new RequestLog(reportedTogether),
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: options.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    // Idle connections end at once when the server is closed; requests being answered are not refused.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, headers),
    frameworkErrors: (_error, request, reply) => handleUnroutable(request, reply, headers),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorate('failureLog', createFailureLog({ log: app.log, reportedTogether, nowMs: options.nowMs }));
  setErrorHandlers(app);
  addSecurityHeaders(app, headers);
  sendRequestId(app);
  rejectLongUrls(app);
  endRefusedUpgrades(app);
  rejectSlowBodies(app, options.bodyWaitMs ?? DEFAULT_BODY_WAIT_MS);
  drainRejectedBodies(app, options.drainMs ?? DEFAULT_DRAIN_MS);
  closeWithTimeout(app, options.graceMs ?? DEFAULT_GRACE_MS);
  if (options.metrics) measureRequests(app, options.metrics);
  return app;
}

/** The request's id in the log, for anyone who reports that it failed. */
function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}

/**
 * Once a plugin listens for upgrades, the server no longer manages the connection of any request that asks for one (including `curl
 * --http2`). Answered by an ordinary route, such a connection would stay open forever, and so would a server that is being closed.
 */
function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}
