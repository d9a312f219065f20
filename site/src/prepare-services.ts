import { join } from 'node:path';
import { prepareApi, type Api, type PrepareStep } from '@afterglow/api';
import { createReleases, type Releases } from '@afterglow/releases';
import type { Disposal } from './disposal.ts';
import type { Progress } from './progress.ts';
import type { SiteOptions } from './site-options.ts';

export interface Services {
  readonly api: Api;
  readonly releases: Releases;
}

export interface ServiceOptions {
  readonly site: SiteOptions;
  /** Names of the releases that get a team. */
  readonly teams: readonly string[];
  readonly onError: (error: unknown) => void;
}

const TEXT_OF: Readonly<Record<PrepareStep, string>> = {
  database: 'database open',
  catalogue: 'catalogue',
  music: 'music on the air',
};

/** Opens registry and API with their databases; what was opened is left to the disposal, also when the other one fails. */
export async function prepareServices(
  options: ServiceOptions,
  progress: Progress,
  disposal: Disposal,
): Promise<Services> {
  const { site, teams, onError } = options;
  const releases = await progress.step('Opening the release registry', () =>
    createReleases({ dataDir: site.DATA_DIR, databaseUrl: site.DATABASE_URL, teams, pageConfig: site.pageConfig }),
  );
  disposal.add(() => releases.close());

  const api = await progress.step('Preparing catalogue and music', (detail) =>
    prepareApi({
      folder: join(site.DATA_DIR, 'api'),
      databaseUrl: site.DATABASE_URL,
      readVersion: async () => ({ clientVersion: releases.currentLiveSet().shellVersion ?? '', severity: 'normal' }),
      onProgress: ({ step, done, total }) => done === total && detail(TEXT_OF[step]),
      onError,
    }),
  );
  disposal.add(() => api.close());
  return { api, releases };
}
