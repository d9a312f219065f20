import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loggerOptions } from '../logging/logger-options.ts';
import { answerUnroutable, setErrorHandlers } from './error-handler.ts';
import { addSecurityHeaders } from './security-headers.ts';

const defaultBodyLimitBytes = 1_048_576;

export type HttpAppOptions = {
  /** `silent` in tests. */
  logLevel: string;
  /** Addresses of proxies whose X-Forwarded-* headers hold. */
  trustedProxies?: readonly string[];
  bodyLimitBytes?: number;
  logStream?: { write(line: string): void };
};

/** A Fastify server as every service has it: logs, errors, security headers, and a close that always ends. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    // A line for every request is for those who look for something.
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(options.logLevel) }),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: options.bodyLimitBytes ?? defaultBodyLimitBytes,
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => void answerUnroutable(error, reply),
    routerOptions: { ignoreTrailingSlash: true },
  });
  setErrorHandlers(app);
  addSecurityHeaders(app);
  endRefusedUpgrades(app);
  return app;
}

/**
 * Once a plugin listens for upgrades, the server lets go of the connection of every request that asks for one (`curl --http2`
 * too). Answered by an ordinary route, it would stay open for ever, and so would a server that is being closed.
 */
function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}
