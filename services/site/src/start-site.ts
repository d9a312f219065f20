import type { Api, Station } from '@afterglow/api';
import type { Releases, ReleasesOptions } from '@afterglow/releases';
import {
  addProbes,
  checkPort,
  diskCheck,
  ensureFolder,
  explainFailure,
  isStartupError,
  logOrigin,
  measureDisk,
  measureVersion,
  programVersion,
  requireSpace,
  watchClock,
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
  type ReadinessCheck,
} from '@afterglow/kit';
import { bucketCheck, bucketOf, requireBucket } from '@afterglow/kit/bucket';
import type { FastifyInstance } from 'fastify';
import { TOTAL_HEADER } from '@afterglow/shared-contracts';
import { type Checkout, createAreas } from './areas.ts';
import { createDisposal, type Disposal } from './disposal.ts';
import { openApi, openDatabases } from './open-services.ts';
import { createPublishing } from './publishing.ts';
import { openLog } from './log/open-log.ts';
import { nothingPublished, refuseMissingFolder } from './nothing-published.ts';
import type { SiteOptions } from './site-options.ts';
import type { Progress } from '@afterglow/kit/terminal';

export interface Site {
  readonly url: string;
  /** The file that requests are logged to; undefined for the standard output. */
  readonly logFile: string | undefined;
  /**
   * Resolves once the areas of a checkout are published, or were not, and what is live stays: false if the site was
   * stopped before. Rejects if that fails and nothing is live.
   */
  readonly ready: Promise<boolean>;
  /** From now on `/readyz` reports not ready, while requests still get responses. */
  beginStopping(): void;
  /** Ends streams and connections, closes the databases, releases the data folder. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Without one the site serves only what is published already, and doesn't start before anything is. */
  readonly checkout?: Checkout | undefined;
  /** The folder of the built console, if there is one. */
  readonly consoleFolder?: string | undefined;
  /** Whether a first start renders the music on air before it serves; true by default. Later ones do it afterward. */
  readonly warmUp?: boolean;
  /** The demo station by default. */
  readonly station?: Station;
}

/**
 * Serves what is live, and then builds and publishes the areas of a checkout. A first start has nothing to serve: it builds while it
 * fills the database. On failure it closes everything it opened and throws a StartupError.
 */
export async function startSite(options: SiteOptions, progress: Progress, start: StartOptions = {}): Promise<Site> {
  const disposal = createDisposal();
  try {
    return await open(options, { warmUp: true, ...start, progress, disposal });
  } catch (error) {
    const explained = await explainFailure(options.DATA_DIR, error);
    await disposal.dispose().catch(() => undefined);
    throw explained;
  }
}

interface Opening extends StartOptions {
  readonly warmUp: boolean;
  readonly progress: Progress;
  readonly disposal: Disposal;
}

async function open(options: SiteOptions, opening: Opening): Promise<Site> {
  const { progress, disposal, checkout, consoleFolder, warmUp, station } = opening;
  if (!checkout) refuseMissingFolder(options);
  const host = listeningHost(options);
  await checkPorts(options, host);
  createForOwnerOnly();
  await ensureFolder(options.DATA_DIR);
  await requireSpace(options.DATA_DIR);
  const lock = await lockFolder(options.DATA_DIR);
  disposal.add(() => lock.release());
  restrictToOwner(options.DATA_DIR);

  const metrics = createMetrics({ ofProcess: true });
  const log = await openLog({ level: options.LOG_LEVEL, dataDir: options.DATA_DIR, say: progress.say });
  disposal.add(() => log.close());
  const version = programVersion();
  measureVersion(metrics, version);
  const app = createHttpApp({
    logOrigin: logOrigin(options.PORT, version),
    logLevel: log.level,
    logStream: log.stream,
    trustedProxies: options.TRUSTED_PROXIES,
    publicUrl: options.PUBLIC_URL,
    metrics,
  });
  disposal.add(watchClock(app.log));
  const onError = app.failureLog.ofWork;
  const needs = {
    site: options,
    teams: checkout?.names,
    consoleFolder,
    readApi: createApiReader(app),
    metrics,
    onError,
  };
  const opened = await openDatabases(needs, progress, disposal);
  const { releases } = opened;
  await requireBucketOrCopies(options, releases, progress.say);
  const isFirstStart = releases.currentLiveSet().shellVersion === null;
  if (isFirstStart && !checkout) throw nothingPublished(options);
  const areas = createAreas(checkout, isFirstStart, progress);
  const api = await whileRunning(
    areas.firstBuild,
    openApi({ site: options, opened, metrics, onError, warmUp: warmUp && isFirstStart, station }, progress, disposal),
  );
  const metricsServer = await openMetricsPort(metrics, options);
  disposal.add(() => metricsServer?.close());
  disposal.add(() => app.close());
  const services = { api, releases };
  measureDisk(metrics, options.DATA_DIR);
  const probes = addProbes(app, {
    checks: [...api.checks, ...releases.checks, ...ownChecks(options), pagesCheck(releases)],
    metrics,
    localMetrics: localMetrics(metrics, options),
  });
  const url = await serve(app, services, { port: options.PORT, host });

  const publishing = createPublishing({
    publish: () => areas.publish({ url, releases }),
    isFirst: isFirstStart,
    dataDir: options.DATA_DIR,
    say: progress.say,
    onError,
  });
  disposal.add(() => publishing.stop());

  async function publishAreas(): Promise<boolean> {
    const isRunning = await publishing.run();
    if (isRunning) api.startBackgroundWork();
    return isRunning;
  }

  return {
    url: options.PUBLIC_URL ?? url,
    logFile: log.file,
    ready: publishAreas(),
    beginStopping: probes.beginStopping,
    stop: () => disposal.dispose(),
  };
}

async function checkPorts(options: SiteOptions, host: string): Promise<void> {
  const { PORT: port, METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = options;
  await checkPort({ port, host });
  if (metricsPort !== undefined) await checkPort({ port: metricsPort, host: metricsHost, variable: 'METRICS_PORT' });
}

interface Services {
  readonly api: Api;
  readonly releases: Releases;
}

/** Of the disk and the bucket. */
function ownChecks({ DATA_DIR: dataDir, api }: SiteOptions): readonly ReadinessCheck[] {
  const bucket = bucketOf(api);
  return bucket ? [diskCheck(dataDir), bucketCheck(bucket)] : [diskCheck(dataDir)];
}

function pagesCheck(releases: Releases): ReadinessCheck {
  return {
    name: 'pages',
    run: async () => {
      if (releases.currentLiveSet().shellVersion === null) throw new Error('No shell is live.');
    },
  };
}

/** With the live files on its own disk, a site starts without its bucket; else the start ends with the reason. */
async function requireBucketOrCopies(
  { api }: SiteOptions,
  releases: Releases,
  say: (line: string) => void,
): Promise<void> {
  const bucket = bucketOf(api);
  if (!bucket) return;
  try {
    await requireBucket(bucket);
  } catch (error) {
    if (!releases.hasLiveFiles() || !isStartupError(error)) throw error;
    say(`${error.message} Until then, what is live is served from this disk.`);
  }
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

/** Where the work fails, waits for what runs beside it, so that the reason is printed last. */
async function whileRunning<Result>(other: Promise<unknown> | undefined, work: Promise<Result>): Promise<Result> {
  // Its failure is noticed by the caller, later.
  const over = other?.catch(() => undefined);
  try {
    return await work;
  } catch (error) {
    await over;
    throw error;
  }
}

/** The front door reads the catalog as any visitor would, without leaving the process. */
function createApiReader(app: FastifyInstance): NonNullable<ReleasesOptions['readApi']> {
  return async (path) => {
    const { statusCode: status, body, headers } = await app.inject({ url: path });
    const total = Number.parseInt(String(headers[TOTAL_HEADER]), 10);
    return { status, body, total: Number.isNaN(total) ? null : total };
  };
}
