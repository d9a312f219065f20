import 'fastify';
import type { FailureLog } from '../logging/failure-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs failures of this server; made with it. */
    readonly failureLog: FailureLog;
  }
}
