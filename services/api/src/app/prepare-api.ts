import { type Clock, createMetrics, openDatabase, type ReadinessCheck, systemClock } from '@afterglow/kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ApiOptions } from './api-options.ts';
import { createImageStore, PLAIN_PICTURES, type PictureSource } from '#media/images/index.ts';
import {
  createLiveRadio,
  createRecordingEncoder,
  createRecordingFiles,
  createTrackSource,
  createTrackStore,
  type RecordingFiles,
  type TrackStore,
} from '@afterglow/audio';
import { doBackgroundWork } from './background-work.ts';
import { refuseIncompleteSets } from './refuse-incomplete-sets.ts';
import { createApiPlugin } from './create-api-plugin.ts';
import type { ApiDatabase, ApiTables } from '#db/api-tables.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { followCatalogChanges } from '#http/response-cache/catalog-changes.ts';
import { hasFallbackTrack, piecesOnAir } from '#broadcasting/pieces-on-air.ts';
import { openSchedule } from '#broadcasting/schedule/index.ts';
import { loadSecret } from './security/load-secret.ts';
import { ensureOperatorToken } from './security/operator-token.ts';
import { measureMails } from '#mail/measure-mails.ts';
import { measureDatabase } from '#admin/measure-database.ts';
import { hasDemoMembers, syncDemoMembers } from './seeding/demo-members.ts';
import { refuseOtherBrand } from './seeding/refuse-other-brand.ts';
import { seedCatalog } from './seeding/seed-catalog.ts';
import { createTrials, TRIAL_KEY } from '@afterglow/billing';
import { checkAppleKey } from '#accounts/identity-providers/index.ts';
import { createBillingAccounts } from '#accounts/billing-accounts.ts';
import { toBilling } from '#db/billing-database.ts';
import { createMailer } from '#mail/create-mailer.ts';
import { openStorages, type Storages } from '#media/storage/index.ts';
import { createMissingReports, type MissingReports } from '#media/inspection/index.ts';
import { createStreamsCheck } from '#broadcasting/live/index.ts';

/** A prepared service. */
export interface Api {
  /** Serves everything under its prefix (/v3); register it once on a Fastify server, without a prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Renders the rest of the music and the waveforms while the service is idle. */
  startBackgroundWork(onDone?: () => void): void;
  readonly checks: readonly ReadinessCheck[];
  /** Stops all work and closes the database that it opened; close the server first. */
  close(): Promise<void>;
}

type DatabaseOptions = Pick<ApiOptions, 'folder' | 'databaseUrl' | 'backupFolder' | 'onProgress' | 'onError'>;

/**
 * Opens the database, fills an empty one with the catalog, and renders the music on air, so that everything can be played immediately. An
 * interrupted first start continues. A database that is given stays open. Throws a StartupError that says what to do.
 */
export async function prepareApi(options: ApiOptions, opened?: ApiDatabase): Promise<Api> {
  refuseIncompleteSets(options.config ?? {});
  // First, so that a file without a key fails immediately.
  await checkAppleKey(options.config);
  const clock = options.clock ?? systemClock;
  const database = opened ?? (await openApiDatabase(options));
  const closeDatabase = opened ? () => Promise.resolve() : () => database.close();
  try {
    return await assemble(options, { clock, database, closeDatabase });
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Opens the service's database, and brings its tables up to date. */
export async function openApiDatabase(options: DatabaseOptions): Promise<ApiDatabase> {
  const { folder, databaseUrl, backupFolder, onProgress, onError } = options;
  onProgress?.({ step: 'database', done: 0, total: 1 });
  const database = await openDatabase<ApiTables>({
    schema: 'api',
    folder,
    databaseUrl,
    migrationsFolder: MIGRATIONS_FOLDER,
    backupFolder,
    ...(onError ? { onConnectionError: onError } : {}),
  });
  onProgress?.({ step: 'database', done: 1, total: 1 });
  return database;
}

interface Parts {
  readonly clock: Clock;
  readonly database: ApiDatabase;
  readonly closeDatabase: () => Promise<void>;
}

type Media = Storages & {
  readonly store: TrackStore;
  readonly recordings: RecordingFiles;
  readonly missingReports: MissingReports;
};

/** Opens everything that is played and shown; music is rendered from here on. */
async function openMedia(
  { config = {}, folder, metrics, musicThreads = 1, warmUp = true, station }: ApiOptions,
  { clock, database, onError }: Parts & { readonly onError: (error: unknown) => void },
): Promise<Media> {
  const storages = openStorages(config, folder, metrics);
  const missingReports = createMissingReports(database.db, onError);
  const recordings = createRecordingFiles({
    dataDir: folder,
    archive: storages.archive,
    clock,
    onMissing: missingReports.ofRecording,
  });
  const store = await createTrackStore({
    dataDir: folder,
    recordings,
    workers: musicThreads,
    ...(station ? { music: station.music } : {}),
  });
  if (warmUp) store.startThreads();
  return { ...storages, store, recordings, missingReports };
}

interface Filling {
  readonly pictures: PictureSource;
  readonly clock: Clock;
}

async function fill(database: ApiDatabase, options: ApiOptions, { pictures, clock }: Filling): Promise<void> {
  const source = options.station?.catalog;
  const areMembersWanted = hasDemoMembers(options);
  await refuseOtherBrand(database.db);
  await seedCatalog(database, {
    source,
    colorOf: pictures.colorOf,
    nowMs: clock.nowMs(),
    hasDemoMembers: areMembersWanted,
    onProgress: (progress) => options.onProgress?.({ step: 'catalog', ...progress }),
  });
  const demoMembers = source?.members ?? [];
  await syncDemoMembers(database, demoMembers, areMembersWanted);
  if (!areMembersWanted) return;
  const accounts = createBillingAccounts(createMailer(database, clock));
  const trials = createTrials({ key: await loadSecret(database.db, TRIAL_KEY), clock, accounts });
  await trials.forgetMembers(
    toBilling(database.db),
    demoMembers.map(({ email }) => email),
  );
}

async function assemble(options: ApiOptions, parts: Parts): Promise<Api> {
  const { clock, database, closeDatabase } = parts;
  let isClosing = false;
  const onError = (error: unknown) => {
    // Work canceled by closing is not a failure.
    if (!isClosing) options.onError?.(error);
  };
  const metrics = options.metrics ?? createMetrics();
  const media = await openMedia({ ...options, metrics }, { ...parts, onError });
  const { store } = media;
  const pictures = options.station?.pictures ?? PLAIN_PICTURES;
  await fill(database, options, { pictures, clock });
  const schedule = await openSchedule({ database, clock, onError, daysPlanned: options.daysPlanned });
  const { scheduleWindow } = schedule;
  const changes = await followCatalogChanges(database);
  const config = options.config ?? {};
  const secret = config.SIGNING_SECRET ?? (await loadSecret(database.db, 'signing'));
  if (options.warmUp ?? true) {
    const missing = piecesOnAir(scheduleWindow, store, clock.nowMs()).filter(
      (piece) => !hasFallbackTrack(store, piece),
    );
    await store.warmUp(missing, (progress) => options.onProgress?.({ step: 'music', ...progress }));
  }
  const images = createImageStore({ dataDir: options.folder, pictures });
  const recordingEncoder = await createRecordingEncoder(options.folder, media.recordings);
  const isOperatorToken = await ensureOperatorToken(options.folder);
  const radio = createLiveRadio({ clock, source: createTrackSource(store), programme: scheduleWindow });
  measureDatabase(metrics, database);
  measureMails(metrics, database.db, clock);
  return {
    plugin: createApiPlugin({
      ...options,
      clock,
      database,
      ...media,
      radio,
      images,
      pictures,
      recordingEncoder,
      isOperatorToken,
      scheduleWindow,
      planner: schedule.planner,
      changes,
      secret,
      config,
      metrics,
      onError,
    }),
    checks: [
      { name: 'database', isShared: !database.isEmbedded, run: () => database.check() },
      createStreamsCheck(radio),
    ],
    startBackgroundWork: (onDone) =>
      void doBackgroundWork({ database, store, scheduleWindow, clock, config, onError }).then(onDone),
    async close() {
      isClosing = true;
      changes.dispose();
      await schedule.dispose();
      await recordingEncoder.dispose();
      await store.dispose();
      await closeDatabase();
    },
  };
}
