import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared operation that a route serves, which is its name in metrics and logs. */
    operation?: string;
    /** Requested every few seconds by a machine: not logged, and not part of the measured requests. */
    isProbe?: boolean;
    /** An answer that continues until the caller leaves: its duration measures the listener, not the service. */
    isEndless?: boolean;
  }
}
