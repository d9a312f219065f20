import type { LiveSet, PageConfig, ShellManifest } from '@afterglow/shared-contracts';
import { localOrigin } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import { type FilesService } from './files/files.service.ts';
import { pagePolicy } from './document/content-security-policy.ts';
import { createFrontDoorService } from './front-door.service.ts';
import { frontDoorRoutes } from './front-door.routes.ts';
import { type LivePage } from './matched-page.ts';
import { isBusy } from './previews/catalog-error.ts';
import { createCatalogReader, type ReadApi } from './previews/catalog-reader.ts';
import { createPagePreviews } from './previews/page-previews.ts';
import { siteFilesRoutes } from './site-files/site-files.routes.ts';
import { createSiteFiles } from './site-files/site-files.service.ts';
import type { RecordServed } from '../registry/health/index.ts';
import type { Browser, FindPreview, Preview } from '../registry/previews/index.ts';
import type { ReleasesService } from '../registry/releases/index.ts';
import type { Visitor } from '../registry/live-views/index.ts';

export interface FrontDoorOptions {
  readonly options: {
    readonly pageConfig?: Partial<PageConfig>;
    readonly publicUrl?: string | undefined;
    readonly readApi?: ReadApi;
    readonly nowMs?: () => number;
  };
  readonly currentLiveSet: (visitor?: Visitor) => LiveSet;
  readonly findShellOf: (liveSet: LiveSet) => Promise<ShellManifest | undefined>;
  readonly findPreview: FindPreview;
  readonly recordServed: RecordServed;
  readonly files: FilesService;
  readonly releases: Pick<ReleasesService, 'findManifest'>;
}

/** Adds the pages of the site, and the files that browsers and search engines look for; last, because it serves every remaining path. */
export function registerFrontDoor(parts: FrontDoorOptions, app: FastifyInstance): void {
  const { options, currentLiveSet, findShellOf, findPreview, recordServed, files, releases } = parts;
  const { pageConfig, publicUrl, readApi, nowMs = Date.now } = options;
  const origin = () => publicUrl ?? localOrigin(app);
  const catalog = readApi && createCatalogReader(readApi);
  const onError = (error: unknown) => {
    // A busy service logs the reason itself.
    if (!isBusy(error)) app.log.warn({ err: error }, 'a page could not be described');
  };
  const findDescription = createDescriptionFinder(releases.findManifest);
  const previews = createPagePreviews({ catalog, findDescription, nowMs, onError });
  const seen = { currentLiveSet, findShell: findShellOf, pageConfig, origin };
  siteFilesRoutes(createSiteFiles({ ...seen, findFile: files.find, catalog }))(app);
  const frontDoor = createFrontDoorService({ ...seen, previews });

  /** With its own cache of pages. */
  function frontDoorOf(preview: Preview) {
    return createFrontDoorService({
      ...seen,
      previews,
      currentLiveSet: (visitor) => preview.current(visitor).liveSet,
      addition: preview.banner,
    });
  }

  async function findPreviewed(browser: Browser) {
    const preview = await findPreview(browser);
    return preview && frontDoorOf(preview);
  }

  const liveShell = () => currentLiveSet().shellVersion;
  frontDoorRoutes({ frontDoor, findPreviewed, recordServed, liveShell }, pagePolicy(pageConfig))(app);
}

/** Only manifests contain descriptions: no tab needs them. */
function createDescriptionFinder(findManifest: ReleasesService['findManifest']) {
  return async ({ remote, release, key }: LivePage): Promise<string | undefined> => {
    const manifest = await findManifest(remote, release.version);
    return manifest?.kind === 'remote' ? manifest.pages?.find((page) => page.key === key)?.description : undefined;
  };
}
