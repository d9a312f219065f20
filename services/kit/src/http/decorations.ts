import 'fastify';
import type { FailureLog } from '../logging/failure-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs failures of this server. */
    readonly failureLog: FailureLog;
  }
}
