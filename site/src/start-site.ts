import type { Api } from '@afterglow/api';
import type { Releases } from '@afterglow/releases';
import { releaseNames, type BuiltRelease } from '@afterglow/shared-build';
import { createHttpApp, listen, lockFolder } from '@afterglow/shared-service';
import type { FastifyInstance } from 'fastify';
import { buildReleases } from './build-releases.ts';
import { checkPort } from './check-port.ts';
import { createDisposal, type Disposal } from './disposal.ts';
import { openApi, openRegistry } from './open-services.ts';
import type { Progress } from './progress.ts';
import { publishReleases } from './publish-releases.ts';
import type { SiteOptions } from './site-options.ts';
import { settleBoth } from './settle-both.ts';

export interface Site {
  /** The address that listeners see. */
  readonly url: string;
  /** Ends streams and connections, closes the databases, gives the data folder back. */
  stop(): Promise<void>;
}

/** Builds, prepares, serves and publishes; throws a StartupError, with everything closed that was opened, when it cannot. */
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
  await checkPort(options.PORT);
  const lock = await lockFolder(options.DATA_DIR);
  disposal.add(() => lock.release());

  const app = createHttpApp({ logLevel: options.LOG_LEVEL, trustedProxies: options.TRUSTED_PROXIES });
  const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  const releases = await openRegistry({ site: options, teams: releaseNames() }, progress, disposal);
  const [builds, api] = await settleBoth(
    progress.step('Building the areas', buildReleases),
    openApi({ site: options, releases, onError }, progress, disposal),
  );
  disposal.add(() => app.close());
  const url = await serve(app, { api, releases }, options.PORT);
  await publish({ url, builds, releases, progress });
  api.startBackgroundWork();
  return { url: options.PUBLIC_URL ?? url, stop: () => disposal.dispose() };
}

interface Services {
  readonly api: Api;
  readonly releases: Releases;
}

async function serve(app: FastifyInstance, { api, releases }: Services, wantedPort: number): Promise<string> {
  await app.register(api.plugin);
  await releases.register(app);
  const port = await listen(app, { port: wantedPort });
  return `http://localhost:${port}`;
}

interface Publication {
  readonly url: string;
  readonly builds: readonly BuiltRelease[];
  readonly releases: Releases;
  readonly progress: Progress;
}

function publish({ url, builds, releases, progress }: Publication): Promise<void> {
  return progress.step('Publishing the areas', (detail) =>
    publishReleases({
      url,
      builds,
      tokens: releases.tokens,
      onPublished: ({ name, version, promoted }) => promoted && detail(`${name} ${version} is live`),
    }),
  );
}
