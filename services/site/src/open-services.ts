import { join } from 'node:path';
import {
  type Api,
  type ApiDatabase,
  openApiDatabase,
  prepareApi,
  type PrepareStep,
  type Station,
} from '@afterglow/api';
import { createDemoStation } from '@afterglow/demo';
import { backupFolderOf, type Metrics } from '@afterglow/kit';
import { bucketOf } from '@afterglow/kit/bucket';
import { alertsOf, createReleases, healthPolicyOf, type Releases, type ReleasesOptions } from '@afterglow/releases';
import { createSandboxes } from '@afterglow/sandboxes';
import type { VersionInfo } from '@afterglow/shared-contracts';
import type { Disposal } from './disposal.ts';
import type { SiteOptions } from './site-options.ts';
import { followSteps } from './follow-steps.ts';
import type { Progress } from '@afterglow/kit/terminal';

interface ServiceOptions {
  readonly site: SiteOptions;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  readonly teams: readonly string[] | undefined;
  readonly consoleFolder: string | undefined;
  readonly readApi: NonNullable<ReleasesOptions['readApi']>;
}

const NAME_OF: Readonly<Record<PrepareStep, string>> = {
  database: 'Opening the database',
  catalog: 'Filling the catalog',
  music: 'Making the music',
};

interface Opened {
  readonly releases: Releases;
  readonly database: ApiDatabase;
}

/** Opens both databases side by side; this is quick, so their problems show before anything is built. */
export async function openDatabases(needs: ServiceOptions, progress: Progress, disposal: Disposal): Promise<Opened> {
  const opening = [openRegistry(needs, progress, disposal), openDatabase(needs, progress, disposal)] as const;
  // What opens after the other has failed is closed with the rest.
  await Promise.allSettled(opening);
  const [releases, database] = await Promise.all(opening);
  return { releases, database };
}

async function openDatabase(
  { site, onError }: ServiceOptions,
  progress: Progress,
  disposal: Disposal,
): Promise<ApiDatabase> {
  const { DATABASE_URL: databaseUrl } = site;
  const place = { folder: apiFolder(site), databaseUrl, backupFolder: backupFolderOf(site), onError };
  const database = await progress.step(NAME_OF.database, () => openApiDatabase(place));
  disposal.add(() => database.close());
  return database;
}

function apiFolder({ DATA_DIR: dataDir }: SiteOptions): string {
  return join(dataDir, 'api');
}

async function openRegistry(
  { site, ...given }: ServiceOptions,
  progress: Progress,
  disposal: Disposal,
): Promise<Releases> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, pageConfig } = site;
  const bucket = bucketOf(site.api);
  const alerts = alertsOf({ ...site.api, ...site.registry }, publicUrl);
  const { MAX_EVENT_STREAMS_PER_NETWORK: maxStreamsPerNetwork } = site.registry;
  const releases = await progress.step('Opening the release registry', () =>
    createReleases({
      dataDir,
      databaseUrl,
      backupFolder: backupFolderOf(site),
      bucket,
      publicUrl,
      pageConfig,
      alerts,
      maxStreamsPerNetwork,
      ...given,
      healthPolicy: healthPolicyOf(site.registry),
    }),
  );
  disposal.add(() => releases.close());
  return releases;
}

interface ApiNeeds {
  readonly site: SiteOptions;
  readonly opened: Opened;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  readonly warmUp: boolean;
  readonly station?: Station | undefined;
}

export async function openApi(
  { site, opened, metrics, onError, warmUp, station = createDemoStation() }: ApiNeeds,
  progress: Progress,
  disposal: Disposal,
): Promise<Api> {
  const steps = followSteps(progress, NAME_OF);
  try {
    const options = {
      folder: apiFolder(site),
      databaseUrl: site.DATABASE_URL,
      publicUrl: site.PUBLIC_URL,
      config: site.api,
      hosted: createSandboxes({ config: site.api, publicUrl: site.PUBLIC_URL }),
      station,
      warmUp,
      metrics,
      readVersion: () => versionOf(opened.releases),
      onProgress: steps.report,
      onError,
    };
    const api = await prepareApi(options, opened.database);
    disposal.add(() => api.close());
    return api;
  } catch (error) {
    steps.fail();
    throw error;
  }
}

async function versionOf(releases: Releases): Promise<VersionInfo> {
  const shell = await releases.findShell();
  if (!shell) throw new Error('No shell is live.');
  return { clientVersion: shell.version, severity: shell.severity ?? 'normal' };
}
