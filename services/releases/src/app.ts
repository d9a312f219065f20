import { type LiveSet, type PageConfig, SHELL_RELEASE_NAME, type ShellManifest } from '@afterglow/shared-contracts';
import {
  type Database,
  localOrigin,
  type Metrics,
  openDatabase,
  type ReadinessCheck,
  systemClock,
  trackOpenStreams,
} from '@afterglow/kit';
import type { Bucket } from '@afterglow/kit/bucket';
import type { FastifyInstance } from 'fastify';
import { createAuthorize } from './access/authorize.ts';
import type { LocalTokens } from './client/index.ts';
import { MIGRATIONS_FOLDER } from './db/migrations-folder.ts';
import type { RegistryTables } from './db/tables.ts';
import { documentationRoutes } from './registry/documentation/index.ts';
import { measureReleases } from './measure-releases.ts';
import { createLatestReader } from './registry/revisions/index.ts';
import { type AlertRecipients, type Alerts, createAlerts } from './registry/alerts/index.ts';
import { createFilesService, filesRoutes, type ReadApi, registerFrontDoor } from './front-door/index.ts';
import { gateRoutes, createGateService, createGrantsRepository } from './registry/gate/index.ts';
import type { HealthPolicy } from './registry/health/index.ts';
import {
  createEventStreams,
  DEFAULT_STREAMS_PER_SUBNET,
  liveSetEventsRoutes,
  liveSetsRoutes,
  createLiveSetsService,
} from './registry/live-sets/index.ts';
import {
  DEFAULT_PUBLISH_LIMITS,
  type PublishLimits,
  openReleaseStore,
  createReleasesRepository,
  releasesRoutes,
  createReleasesService,
  type ReleasesService,
  createVersionLocks,
  serveFiles,
} from './registry/releases/index.ts';
import { reportsRoutes, openReports } from './registry/reports/index.ts';
import type { Visitor } from './registry/live-views/index.ts';
import { publishTombstone } from './registry/tombstones/index.ts';
import { openConsole } from './registry/console/index.ts';
import { openPreviews } from './registry/previews/index.ts';
import { openUpkeep } from './open-upkeep.ts';
import { copiesIn, databaseIn, filesIn, registryFolder } from './db/registry-folder.ts';
import {
  ensureLocalTokens,
  createTokensRepository,
  tokensRoutes,
  createTokensService,
} from './registry/tokens/index.ts';

/** The options of the registry and the front door. */
export interface ReleasesOptions {
  dataDir: string;
  /** A PostgreSQL database; without it, an embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Where the database is backed up before migrations; without it, it isn't. */
  backupFolder?: string | undefined;
  /** The bucket of release files, for all instances on one database; without it, they are in `dataDir`. */
  bucket?: Bucket | undefined;
  /** Names of releases that get a team token at the start, including the shell; by default those that are published. */
  teams?: readonly string[] | undefined;
  /** The page configuration, where it differs from its defaults. */
  pageConfig?: Partial<PageConfig>;
  /** The limits of an upload: its size in bytes and the number of its files. */
  limits?: Partial<PublishLimits>;
  /** The source of pages' descriptions; without it they have only general ones. */
  readApi?: ReadApi;
  /** The public URL, without a trailing slash; default: this machine's. */
  publicUrl?: string | undefined;
  /** The folder of the built console; without it there is none. */
  consoleFolder?: string | undefined;
  /** When a fresh version is rolled back automatically; defaults to ten minutes, five subnets and 20 %. */
  healthPolicy?: Partial<HealthPolicy>;
  /** Recipients of alerts about automatic rollbacks; none by default. */
  alerts?: AlertRecipients;
  /** The maximum of open event streams per subnet at this instance; 500 by default. */
  maxStreamsPerNetwork?: number | undefined;
  metrics?: Metrics;
  /** Called with errors of background work. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970; defaults to the system's clock. */
  nowMs?: () => number;
}

/** The release registry and the front door. */
export interface Releases {
  /** Adds the routes. The front door serves every remaining path, so add everything else to the same server too. */
  register(app: FastifyInstance): Promise<void>;
  currentLiveSet(): LiveSet;
  findShell(): Promise<ShellManifest | undefined>;
  readonly checks: readonly ReadinessCheck[];
  /** Whether pages work without the bucket: a shell is live, and all live files are on this instance's disk. */
  hasLiveFiles(): boolean;
  /** The tokens of this machine; also in `<dataDir>/tokens.json`. */
  readonly tokens: LocalTokens;
  /** The token of this process, for publishing its builds at startup. */
  readonly startToken: string;
  /** Call it after the server is closed. */
  close(): Promise<void>;
}

/** Opens the registry's database and files; throws a StartupError when it cannot. */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const folder = registryFolder(options.dataDir);
  const { nowMs = Date.now, onError = () => undefined } = options;
  const limits = { ...DEFAULT_PUBLISH_LIMITS, ...options.limits };
  const store = await openReleaseStore({
    folder: filesIn(folder),
    bucket: options.bucket,
    limits,
    metrics: options.metrics,
  });
  const database = await openDatabase<RegistryTables>({
    schema: 'releases',
    folder: databaseIn(folder),
    databaseUrl: options.databaseUrl,
    migrationsFolder: MIGRATIONS_FOLDER,
    backupFolder: options.backupFolder,
  });
  const grants = createGrantsRepository(database.db);
  const gate = createGateService({ repository: grants, pageScriptBytes: limits.pageScriptBytes, nowMs });
  const releases = createReleasesService({
    repository: createReleasesRepository(database.db),
    inTurn: createVersionLocks(database),
    store,
    gate,
    nowMs,
    findLive: () => liveSets.findLive('production'),
  });
  const { findManifest } = releases;
  const tokens = createTokensService(createTokensRepository(database.db), nowMs);
  const localTokens = await ensureLocalTokens(tokens, options.dataDir, options.teams ?? (await releases.names()));
  const alerts = openAlerts(options, database);
  const readLatest = createLatestReader();
  const liveSets = await createLiveSetsService({
    database,
    readLatest,
    findManifest,
    listNames: releases.names,
    gate,
    witness: alerts,
    nowMs,
    publishTombstone: (retired) => publishTombstone(retired, releases.publish),
  });
  const streams = createEventStreams(options.maxStreamsPerNetwork ?? DEFAULT_STREAMS_PER_SUBNET);
  if (options.metrics) measureReleases(options.metrics, { db: database.db, hub: liveSets.hub, streams, nowMs });
  const console = openConsole({ database, readLatest, liveSets, streams, folder: options.consoleFolder, nowMs });
  const { requirePreviewable, findPreviewed } = liveSets;
  const previews = await openPreviews({ database, requirePreviewable, findPreviewed, findManifest, nowMs });
  const upkeep = await openUpkeep({ database, readLatest, store, releases, liveSets, folder, nowMs });
  const { reports, health } = openReports({ database, liveSets, releases, policy: options.healthPolicy, nowMs });
  const { recordServed } = health;
  const copiesFolder = options.bucket && copiesIn(folder);
  const served = await serveFiles({ store, copiesFolder, hub: liveSets.hub, findManifest, onError, nowMs });
  const files = createFilesService({ findManifest, read: (key, encoding) => served.read(key, key.path, encoding) });
  const currentLiveSet = (visitor?: Visitor) => liveSets.hub.current('production', visitor).liveSet;

  const findShellOf = createShellFinder(findManifest);
  const findShell = () => findShellOf(currentLiveSet());

  return {
    currentLiveSet: () => currentLiveSet(),
    findShell,
    checks: [databaseCheck(database), ...served.checks],
    hasLiveFiles: () => currentLiveSet().shellVersion !== null && served.hasLiveFiles(),
    tokens: localTokens,
    startToken: tokens.startToken,
    async register(app) {
      const openStreams = trackOpenStreams(app);
      app.addHook('onListen', async () => alerts.wake());
      const authorize = createAuthorize({ token: tokens.identify, session: console.identify });
      await app.register(async (scope) => {
        releasesRoutes(releases, authorize)(scope);
        liveSetsRoutes({ liveSets, findPreview: previews.find, recordServed }, authorize)(scope);
        gateRoutes(gate, authorize)(scope);
        tokensRoutes(tokens, authorize)(scope);
        liveSetEventsRoutes(
          { hub: liveSets.hub, findPreview: previews.find, streams, openStreams, recordServed },
          authorize,
        )(scope);
        documentationRoutes(authorize)(scope);
        filesRoutes(files)(scope);
        upkeep.routes(authorize)(scope);
        await scope.register(previews.routes(() => options.publicUrl ?? localOrigin(app), authorize));
        await scope.register(console.routes(openStreams, authorize));
        await scope.register(
          reportsRoutes({ reports, noteUses: upkeep.noteUses, findPreview: previews.find }, authorize),
        );
        registerFrontDoor(
          { options, currentLiveSet, findShellOf, findPreview: previews.find, recordServed, files, releases },
          scope,
        );
      });
    },
    async close() {
      await health.close();
      await Promise.all([liveSets.close(), alerts.stop(), served.close()]);
      await database.close();
    },
  };
}

function createShellFinder(findManifest: ReleasesService['findManifest']) {
  return async ({ shellVersion }: LiveSet): Promise<ShellManifest | undefined> => {
    const shell = shellVersion === null ? undefined : await findManifest(SHELL_RELEASE_NAME, shellVersion);
    return shell?.kind === 'shell' ? shell : undefined;
  };
}

function openAlerts(options: ReleasesOptions, database: Database<RegistryTables>): Alerts {
  const { alerts, publicUrl, onError = () => undefined, nowMs = Date.now } = options;
  const clock = { ...systemClock, nowMs };
  return createAlerts({ ...alerts, database, site: publicUrl ?? 'this computer', clock, onError });
}

function databaseCheck(database: Pick<Database<RegistryTables>, 'check' | 'isEmbedded'>): ReadinessCheck {
  return { name: 'release registry', isShared: !database.isEmbedded, run: () => database.check() };
}
