import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared operation that a route serves: what metrics and logs call it. */
    operation?: string;
    /** Asked for every few seconds by a machine: no line in the log, no part of the measured requests. */
    isProbe?: boolean;
    /** An answer that goes on until somebody leaves: its duration measures the listener, not the service. */
    isEndless?: boolean;
  }
}
