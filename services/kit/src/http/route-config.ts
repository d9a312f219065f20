import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared operation of a route, used as its name in metrics and logs. */
    operation?: string;
    /** Polled every few seconds by a machine: not logged, and not in the request metrics. */
    isProbe?: boolean;
    /** A response that lasts until the caller disconnects: its duration measures the listener, not the service. */
    isEndless?: boolean;
  }
}
