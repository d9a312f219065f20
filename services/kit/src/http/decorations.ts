import 'fastify';
import type { FailureLog } from '../logging/failure-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly failureLog: FailureLog;
  }
}
