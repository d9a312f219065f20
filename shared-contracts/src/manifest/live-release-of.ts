import type { LiveRelease } from './live-set.ts';
import { pagesOf } from '../pages/pages-of.ts';
import type { RemoteManifest } from './release.ts';
import { REMOTES_PATH } from './release-paths.ts';

/** The base URL of a release's files, with a trailing slash. */
export function releaseBaseUrl({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${REMOTES_PATH}/${name}/${version}/`;
}

/** The file name of a release's manifest. */
export const RELEASE_MANIFEST_FILE = 'release.json';

/** A published release in the form that a tab needs to load it. */
export function liveReleaseOf(manifest: RemoteManifest): LiveRelease {
  const { version, federationName, entry, expose, scripts, styles, modals, files } = manifest;
  const code = files.filter(({ path }) => path.endsWith('.js') || path.endsWith('.css'));
  return {
    version,
    federationName,
    baseUrl: releaseBaseUrl(manifest),
    entry,
    expose,
    scripts,
    styles,
    pages: pagesOf(manifest).map(({ description: _, ...page }) => page),
    ...(modals && { modals }),
    integrity: Object.fromEntries(code.map(({ path, integrity }) => [path, integrity])),
  };
}
