import type { LiveRelease, LiveSet } from '@afterglow/shared-contracts';
import { createPageMatcher, liveSetPath, liveSetSchema, pagesOf } from '@afterglow/shared-contracts';

/** The part of an area's code that is damaged. */
export type CodeFile = 'entry' | 'lazy chunk' | 'stylesheet';

/** The files of an area's previous version; without it there is no fallback for a live one that cannot be loaded. */
export const EARLIER_VERSIONS = /^\/remotes\/(?!shell\/)[^/]+\/[^/]+\/release\.json$/;

export async function liveSetOf(siteUrl: string): Promise<LiveSet> {
  const response = await fetch(new URL(liveSetPath('production'), siteUrl));
  return liveSetSchema.parse(await response.json());
}

const FILE_OF: Readonly<Record<CodeFile, (release: LiveRelease, pathname: string) => string | undefined>> = {
  entry: ({ entry }) => entry,
  'lazy chunk': (release, pathname) => pageOf(release, pathname)?.scripts[0],
  stylesheet: (release, pathname) => pageOf(release, pathname)?.styles[0],
};

function pageOf(release: LiveRelease, pathname: string) {
  return createPageMatcher(pagesOf(release))(pathname)?.page;
}

/** The path of an area's entry, or of the chunk or stylesheet that the given page also needs. */
export async function codePath(siteUrl: string, area: string, file: CodeFile, pathname: string): Promise<string> {
  const release = (await liveSetOf(siteUrl)).remotes.find(({ name }) => name === area)?.live;
  const name = release && FILE_OF[file](release, pathname);
  if (!release || !name) throw new Error(`${area} has no ${file} for ${pathname}.`);
  return `${release.baseUrl}${name}`;
}

/** That path, whatever the attempt. */
export function exactly(pathname: string): RegExp {
  return new RegExp(`${pathname.replaceAll('.', '\\.')}(\\?.*)?$`);
}
