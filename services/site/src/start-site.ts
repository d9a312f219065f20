import type { Api } from '@afterglow/api';
import type { Releases } from '@afterglow/releases';
import { releaseNames, type BuiltRelease } from '@afterglow/shared-build';
import {
  addProbes,
  restrictToOwner,
  createForOwnerOnly,
  createHttpApp,
  createMetrics,
  listen,
  listeningHost,
  localMetrics,
  localOrigin,
  lockFolder,
  openMetricsPort,
  type LocalMetrics,
  type Probes,
} from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { createApiReader } from './api-reader.ts';
import { buildReleases } from './build-releases.ts';
import { checkPort } from './check-port.ts';
import { createDisposal, type Disposal } from './disposal.ts';
import { openApi, openRegistry } from './open-services.ts';
import { openLog } from './log/open-log.ts';
import { publishReleases } from './publish-releases.ts';
import type { SiteOptions } from './site-options.ts';
import { allSettledOrThrow } from './all-settled-or-throw.ts';
import type { Progress } from '@afterglow/shared-build/terminal';

export interface Site {
  readonly url: string;
  /** The file that requests are logged to; undefined for the standard output. */
  readonly logFile: string | undefined;
  /** From now on `/readyz` reports not ready, while requests still get responses. */
  beginStopping(): void;
  /** Ends streams and connections, closes the databases, releases the data folder. */
  stop(): Promise<void>;
}

/** Builds, prepares, serves and publishes; on failure it closes everything it opened and throws a StartupError. */
export async function startSite(options: SiteOptions, progress: Progress): Promise<Site> {
  const disposal = createDisposal();
  try {
    return await open(options, progress, disposal);
  } catch (error) {
    await disposal.dispose();
    throw error;
  }
}

async function open(options: SiteOptions, progress: Progress, disposal: Disposal): Promise<Site> {
  const host = listeningHost(options);
  await checkPort(options.PORT, host);
  createForOwnerOnly();
  const lock = await lockFolder(options.DATA_DIR);
  disposal.add(() => lock.release());
  await restrictToOwner(options.DATA_DIR);

  const metrics = createMetrics({ ofProcess: true });
  const log = await openLog({ level: options.LOG_LEVEL, dataDir: options.DATA_DIR, say: progress.say });
  disposal.add(() => log.close());
  const app = createHttpApp({
    logLevel: log.level,
    logStream: log.stream,
    trustedProxies: options.TRUSTED_PROXIES,
    publicUrl: options.PUBLIC_URL,
    metrics,
  });
  const onError = app.failureLog.ofWork;
  const registry = { site: options, teams: releaseNames(), readApi: createApiReader(app), metrics, onError };
  const releases = await openRegistry(registry, progress, disposal);
  const [builds, api] = await allSettledOrThrow(
    progress.step('Building the areas', buildReleases),
    openApi({ site: options, releases, metrics, onError }, progress, disposal),
  );
  const metricsServer = await openMetricsPort(metrics, options);
  if (metricsServer) disposal.add(() => metricsServer.close());
  disposal.add(() => app.close());
  const services = { api, releases };
  const probes = addSiteProbes(app, services, localMetrics(metrics, options));
  const url = await serve(app, services, { port: options.PORT, host });
  await publish({ url, builds, releases, progress });
  api.startBackgroundWork();
  return {
    url: options.PUBLIC_URL ?? url,
    logFile: log.file,
    beginStopping: probes.beginStopping,
    stop: () => disposal.dispose(),
  };
}

interface Services {
  readonly api: Api;
  readonly releases: Releases;
}

function addSiteProbes(app: FastifyInstance, { api, releases }: Services, metrics: LocalMetrics | undefined): Probes {
  const pages = {
    name: 'pages',
    run: async () => {
      if (releases.currentLiveSet().shellVersion === null) throw new Error('No shell is live.');
    },
  };
  return addProbes(app, { checks: [...api.checks, ...releases.checks, pages], localMetrics: metrics });
}

interface Place {
  readonly port: number;
  readonly host: string;
}

async function serve(app: FastifyInstance, { api, releases }: Services, place: Place): Promise<string> {
  await app.register(api.plugin);
  await releases.register(app);
  await listen(app, place);
  return localOrigin(app);
}

interface Publication {
  readonly url: string;
  readonly builds: readonly BuiltRelease[];
  readonly releases: Releases;
  readonly progress: Progress;
}

function publish({ url, builds, releases, progress }: Publication): Promise<void> {
  return progress.step('Publishing the areas', (update) =>
    publishReleases({
      url,
      builds,
      token: releases.startToken,
      onPublished: (done) => update(done, builds.length),
      onNotPromoted: (lines) => lines.forEach(progress.say),
    }),
  );
}
