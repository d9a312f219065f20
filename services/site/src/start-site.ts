import type { Api } from '@afterglow/api';
import type { Releases, ReleasesOptions } from '@afterglow/releases';
import { releaseNames, type BuiltRelease, buildAll } from '@afterglow/shared-build';
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
  errorCodeOf,
  StartupError,
} from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { TOTAL_HEADER } from '@afterglow/shared-contracts';
import { once } from 'node:events';
import net from 'node:net';
import { createDisposal, type Disposal } from './disposal.ts';
import { openApi, openRegistry } from './open-services.ts';
import { openLog } from './log/open-log.ts';
import { publishReleases } from './publish-releases.ts';
import type { SiteOptions } from './site-options.ts';
import type { Progress, Update } from '@afterglow/shared-build/terminal';

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

/** Waits for both even when one fails, so that nothing still uses a resource that is then closed. */
async function allSettledOrThrow<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

/** The front door reads the catalog as any visitor would, without leaving the process. */
function createApiReader(app: FastifyInstance): NonNullable<ReleasesOptions['readApi']> {
  return async (path) => {
    const { statusCode: status, body, headers } = await app.inject({ url: path });
    const total = Number.parseInt(String(headers[TOTAL_HEADER]), 10);
    return { status, body, total: Number.isNaN(total) ? null : total };
  };
}

function buildReleases(update: Update): Promise<readonly BuiltRelease[]> {
  let wanted = 0;
  let built = 0;
  return buildAll({
    onPlanned: (names) => (wanted = names.length),
    onProgress: ({ step }) => {
      if (step === 'built') built += 1;
      if (step !== 'reused') update(built, wanted);
    },
  });
}

async function checkPort(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    const inUse = errorCodeOf(error) === 'EADDRINUSE';
    const problem = inUse
      ? `Port ${port} is in use. Stop the other program, or set`
      : `Can't use port ${port} of ${host}. Set HOST to an address of this machine, and`;
    throw new StartupError('port-unavailable', `${problem} PORT to a free one.`, { cause: error });
  } finally {
    probe.close();
  }
}
