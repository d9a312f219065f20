import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createFailureLog } from '../logging/failure-log.ts';
import type { LogOrigin } from '../logging/log-origin.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import { RequestLog } from '../logging/request-log.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { handleClientError } from './guards/handle-client-error.ts';
import { handleUnroutable } from './guards/handle-unroutable.ts';
import './decorations.ts';
import { drainRejectedBodies } from './guards/drain-rejected-bodies.ts';
import { setErrorHandlers } from './error-handler.ts';
import { rejectLongUrls } from './guards/reject-long-urls.ts';
import { rejectSlowBodies } from './guards/reject-slow-bodies.ts';
import './route-config.ts';
import { addSecurityHeaders, securityHeaders } from './guards/security-headers.ts';

const DEFAULT_BODY_LIMIT_BYTES = 1_048_576;
const DEFAULT_GRACE_MS = 3_000;
/** Enough for the largest image over a slow connection. */
const DEFAULT_BODY_WAIT_MS = 120_000;
const DEFAULT_DRAIN_MS = 10_000;

/** Sent with each response: the ID of its request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** How a server logs, which proxies it trusts and how long it waits; everything but the log level has a default. */
export interface HttpAppOptions {
  /** `silent` in tests. */
  logLevel: string;
  trustedProxies?: readonly string[];
  /** The site's public URL; https adds HSTS. */
  publicUrl?: string | undefined;
  bodyLimitBytes?: number;
  logStream?: { write(line: string): void } | undefined;
  /** Part of every line; none in tests. */
  logOrigin?: LogOrigin;
  metrics?: Metrics;
  /** How long a body that is read as a whole may take to arrive. */
  bodyWaitMs?: number;
  /** How long the rest of a rejected body is still received. */
  drainMs?: number;
  graceMs?: number;
  /** Defaults to the system's clock. */
  nowMs?: () => number;
}

/** The Fastify server that every service uses: logs, errors, security headers, and a close that always ends. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const headers = securityHeaders(options.publicUrl);
  const reportedTogether = new WeakSet<FastifyRequest>();
  const app = fastify({
    logger: loggerOptions(options.logLevel, options.logStream, options.logOrigin),
    logController: new RequestLog(reportedTogether),
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: options.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    // Idle connections end immediately when the server closes; requests in progress are not rejected.
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

/** The request's ID in the log, for reporting a failure. */
function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}

/**
 * Once a plugin listens for upgrades, the server no longer manages the connection of a request that asks for one (including `curl
 * --http2`). An ordinary route's response would leave that connection open forever, and so block a server that closes.
 */
function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}

/** Closing waits for requests in progress, and would wait forever for a slow reader: after the grace period their connections are cut. */
function closeWithTimeout(app: FastifyInstance, graceMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}
