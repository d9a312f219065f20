import type { ServiceEnvironment } from '../config/service-environment.ts';
import { isLoopbackRequest } from '../http/local/is-loopback-request.ts';
import { createSecretCheck } from '../security/secret-check.ts';
import type { Metrics } from './metrics.ts';
import { type AdmitsReader, type LocalMetrics, type MetricsServer, serveMetrics } from './serve-metrics.ts';

type Access = Pick<
  ServiceEnvironment,
  'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'
>;

/**
 * The metrics for the service's own port, or undefined. They are shown to anyone with the METRICS_TOKEN, and without one only to a
 * developer's own machine: behind a proxy every request comes from this machine, so a service with a proxy, or with a public URL, shows
 * them only on METRICS_PORT.
 */
export function localMetrics(metrics: Metrics, environment: Access): LocalMetrics | undefined {
  const { METRICS_PORT, METRICS_TOKEN, PUBLIC_URL, TRUSTED_PROXIES } = environment;
  if (METRICS_PORT !== undefined) return undefined;
  if (METRICS_TOKEN !== undefined) return { metrics, admits: showsToken(METRICS_TOKEN) };
  const isPublic = PUBLIC_URL !== undefined || TRUSTED_PROXIES.length > 0;
  return isPublic ? undefined : { metrics, admits: isLoopbackRequest };
}

/** Opens METRICS_PORT if it is set; if a METRICS_TOKEN is set, readers must send it there too. */
export async function openMetricsPort(metrics: Metrics, environment: Access): Promise<MetricsServer | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = environment;
  const admits = token === undefined ? () => true : showsToken(token);
  return port === undefined ? undefined : serveMetrics({ metrics, admits }, { port, host });
}

function showsToken(token: string): AdmitsReader {
  const isExpected = createSecretCheck(`Bearer ${token}`);
  return ({ headers }) => isExpected(headers.authorization ?? '');
}
