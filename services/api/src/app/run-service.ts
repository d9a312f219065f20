import { join } from 'node:path';
import {
  addProbes,
  backupFolderOf,
  diskCheck,
  logOrigin,
  measureDisk,
  measureVersion,
  programVersion,
  restrictToOwner,
  createForOwnerOnly,
  createHttpApp,
  createMetrics,
  type Environment,
  listen,
  listeningHost,
  localMetrics,
  openMetricsPort,
  parseEnvironment,
  serviceEnvironmentSchema,
  stopOnSignals,
  watchClock,
} from '@afterglow/kit';
import { bucketCheck, bucketOf } from '@afterglow/kit/bucket';
import * as z from 'zod/mini';
import type { ApiOptions } from './api-options.ts';
import { apiEnvironmentSchema } from './api-environment.ts';
import { prepareApi } from './prepare-api.ts';

const environmentSchema = z.extend(serviceEnvironmentSchema, apiEnvironmentSchema.shape);

/** Runs the standalone service, without front door and releases, until a signal stops it. Throws a StartupError when it cannot. */
export async function runService(variables: Environment, options: Partial<ApiOptions> = {}): Promise<void> {
  const environment = parseEnvironment(environmentSchema, variables);
  const metrics = createMetrics({ ofProcess: true });
  const { LOG_LEVEL: logLevel, TRUSTED_PROXIES: trustedProxies, PUBLIC_URL: publicUrl } = environment;
  createForOwnerOnly();
  restrictToOwner(environment.DATA_DIR);
  const version = programVersion();
  measureVersion(metrics, version);
  const app = createHttpApp({
    logLevel,
    logOrigin: logOrigin(environment.PORT, version),
    trustedProxies,
    publicUrl,
    metrics,
  });
  const api = await prepareApi({
    folder: join(environment.DATA_DIR, 'api'),
    databaseUrl: environment.DATABASE_URL,
    backupFolder: backupFolderOf(environment),
    publicUrl,
    config: environment,
    metrics,
    onProgress: (progress) => app.log.info(progress, 'getting ready'),
    onError: app.failureLog.ofWork,
    ...options,
  });
  await app.register(api.plugin);
  const bucket = bucketOf(environment);
  measureDisk(metrics, environment.DATA_DIR);
  const probes = addProbes(app, {
    checks: [...api.checks, diskCheck(environment.DATA_DIR), ...(bucket ? [bucketCheck(bucket)] : [])],
    metrics,
    localMetrics: localMetrics(metrics, environment),
  });
  const metricsServer = await openMetricsPort(metrics, environment);
  await listen(app, { port: environment.PORT, host: listeningHost(environment) });
  api.startBackgroundWork();
  const stopWatching = watchClock(app.log);
  stopOnSignals({
    beginStopping: probes.beginStopping,
    delayMs: environment.STOP_DELAY_MS,
    onError: (error) => app.log.error({ err: error }, 'stopping failed'),
    async stop() {
      stopWatching();
      await app.close();
      await api.close();
      await metricsServer?.close();
    },
  });
}
