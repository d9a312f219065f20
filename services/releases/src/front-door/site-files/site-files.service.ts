import type { ContentEncoding } from '@afterglow/kit';
import type { LiveSet, PageConfig, ShellManifest } from '@afterglow/shared-contracts';
import type { Visitor } from '../../registry/live-views/index.ts';
import type { CatalogReader } from '../previews/catalog-reader.ts';
import { literalPrefix } from '../../registry/gate/index.ts';
import { livePages } from '../matched-page.ts';
import { createSitemap, type Sitemap, SITEMAP_PATH } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Replaces the service worker when a deployment has none: browsers that have one request it with every page and every five minutes, get
 * this instead, and so unregister it and delete its caches.
 */
const SELF_DESTROYING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith('afterglow-')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Paths that are not pages of an area. The service itself may be read: pages are rendered from it. */
const NOT_FOR_ROBOTS = ['/logout', '/releases/'];

const WORKER_FILE = /^service-worker\.(?:[0-9a-f]+\.)?js$/;
const HANG_WATCH_FILE = /^hang-watch\.(?:[0-9a-f]+\.)?js$/;

export interface EncodedFile {
  readonly content: Buffer;
  readonly encoding: ContentEncoding;
}

export interface SiteFiles {
  /** The visitor's shell's worker; if it has none, or the deployment disables it, one that unregisters installed workers. */
  serviceWorker(encodings: readonly ContentEncoding[], visitor: Visitor): Promise<EncodedFile>;
  /** Undefined where that shell has none. */
  hangWatch(encodings: readonly ContentEncoding[], visitor: Visitor): Promise<EncodedFile | undefined>;
  /** Undefined until a shell is live. */
  webManifest(): Promise<string | undefined>;
  robots(): string;
  /** Undefined without a catalog to list. */
  readonly sitemap: Sitemap | undefined;
}

export interface SiteFilesOptions {
  readonly currentLiveSet: (visitor?: Visitor) => LiveSet;
  readonly findShell: (liveSet: LiveSet) => Promise<ShellManifest | undefined>;
  readonly findFile: (
    key: { name: string; version: string; path: string },
    encodings: readonly ContentEncoding[],
  ) => Promise<EncodedFile | undefined>;
  readonly pageConfig: Partial<PageConfig> | undefined;
  readonly catalog: CatalogReader | undefined;
  readonly origin: () => string;
}

export function createSiteFiles(deps: SiteFilesOptions): SiteFiles {
  const { currentLiveSet, findShell, findFile, pageConfig, catalog, origin } = deps;

  async function findOwn(
    file: RegExp,
    encodings: readonly ContentEncoding[],
    visitor: Visitor,
  ): Promise<EncodedFile | undefined> {
    const shell = await findShell(currentLiveSet(visitor));
    const own = shell?.files.find(({ path }) => file.test(path));
    return shell && own && findFile({ name: shell.name, version: shell.version, path: own.path }, encodings);
  }

  const findWorker = async (encodings: readonly ContentEncoding[], visitor: Visitor) =>
    pageConfig?.serviceWorker === false ? undefined : findOwn(WORKER_FILE, encodings, visitor);

  return {
    serviceWorker: async (encodings, visitor) =>
      (await findWorker(encodings, visitor)) ?? { content: Buffer.from(SELF_DESTROYING_WORKER), encoding: 'identity' },
    hangWatch: (encodings, visitor) => findOwn(HANG_WATCH_FILE, encodings, visitor),
    webManifest: async () => {
      const liveSet = currentLiveSet();
      const shell = await findShell(liveSet);
      return shell && webManifest(shell, liveSet);
    },
    robots: () => robotsText(currentLiveSet(), origin(), catalog !== undefined),
    sitemap: catalog && createSitemap({ catalog, currentLiveSet, origin }),
  };
}

/** Pages with restricted access are disallowed too, each by its path up to the first parameter. */
function robotsText(liveSet: LiveSet, origin: string, hasSitemap: boolean): string {
  const restricted = livePages(liveSet).flatMap(({ access, path, aliases = [] }) =>
    access === undefined ? [] : [path, ...aliases].map(literalPrefix),
  );
  const disallowed = [...new Set([...NOT_FOR_ROBOTS, ...restricted])].sort().map((path) => `Disallow: ${path}`);
  const sitemap = hasSitemap ? ['', `Sitemap: ${origin}${SITEMAP_PATH}`] : [];
  return ['User-agent: *', ...disallowed, ...sitemap, ''].join('\n');
}
