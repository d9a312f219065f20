import { join } from 'node:path';
import { type Api, prepareApi, type PrepareStep, type Station } from '@afterglow/api';
import { createDemoStation } from '@afterglow/demo';
import { backupFolderOf, type Metrics } from '@afterglow/kit';
import { bucketOf } from '@afterglow/kit/bucket';
import { alertsOf, createReleases, healthPolicyOf, type Releases, type ReleasesOptions } from '@afterglow/releases';
import { consoleFolder } from '@afterglow/shared-build';
import { createSandboxes } from '@afterglow/sandboxes';
import type { VersionInfo } from '@afterglow/shared-contracts';
import type { Disposal } from './disposal.ts';
import type { SiteOptions } from './site-options.ts';
import { followSteps } from './follow-steps.ts';
import type { Progress } from '@afterglow/shared-build/terminal';

interface ServiceOptions {
  readonly site: SiteOptions;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  readonly teams: readonly string[];
  readonly readApi: NonNullable<ReleasesOptions['readApi']>;
}

const NAME_OF: Readonly<Record<PrepareStep, string>> = {
  database: 'Opening the database',
  catalog: 'Filling the catalog',
  music: 'Making the music',
};

/** Opens the registry; this is quick, so database problems show before anything is built. */
export async function openRegistry(
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
      consoleFolder: consoleFolder(),
      healthPolicy: healthPolicyOf(site.registry),
    }),
  );
  disposal.add(() => releases.close());
  return releases;
}

interface ApiNeeds {
  readonly site: SiteOptions;
  readonly releases: Releases;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  readonly warmUp: boolean;
  readonly station?: Station | undefined;
}

export async function openApi(
  { site, releases, metrics, onError, warmUp, station = createDemoStation() }: ApiNeeds,
  progress: Progress,
  disposal: Disposal,
): Promise<Api> {
  const steps = followSteps(progress, NAME_OF);
  try {
    const api = await prepareApi({
      folder: join(site.DATA_DIR, 'api'),
      databaseUrl: site.DATABASE_URL,
      backupFolder: backupFolderOf(site),
      publicUrl: site.PUBLIC_URL,
      config: site.api,
      hosted: createSandboxes({ config: site.api, publicUrl: site.PUBLIC_URL }),
      station,
      warmUp,
      metrics,
      readVersion: () => versionOf(releases),
      onProgress: steps.report,
      onError,
    });
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
