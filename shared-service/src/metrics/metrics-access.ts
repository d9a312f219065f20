import type { ServiceEnvironment } from '../config/service-environment.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

type Access = Pick<ServiceEnvironment, 'METRICS_PORT' | 'METRICS_HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>;

/**
 * The metrics for the service's own port, or undefined: there they are for a developer's machine only. Behind a proxy every
 * request comes from this machine, so a service that has one, or a public address, tells them on METRICS_PORT alone.
 */
export function localMetrics(metrics: Metrics, environment: Access): Metrics | undefined {
  const { METRICS_PORT, PUBLIC_URL, TRUSTED_PROXIES } = environment;
  const isPublic = METRICS_PORT !== undefined || PUBLIC_URL !== undefined || TRUSTED_PROXIES.length > 0;
  return isPublic ? undefined : metrics;
}

/** Opens METRICS_PORT where it is set. */
export async function openMetricsPort(metrics: Metrics, environment: Access): Promise<MetricsServer | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  return port === undefined ? undefined : serveMetrics(metrics, { port, host });
}
