import { pagesOf, type RemoteManifest } from '@afterglow/shared-contracts';
import { SITE_PATH_PARTS } from '@afterglow/shared-registry-contracts';
import { literalPrefix } from './literal-prefix.ts';

/** A path that an area may own, with everything below it; `/` is that page alone. */
export interface PathGrant {
  readonly path: string;
  readonly remote: string;
}

/** A pattern of a release's page table that its area may not claim, and its owner; undefined for no one. */
export interface RefusedClaim {
  readonly pattern: string;
  readonly holder: string | undefined;
}

/** Every pattern that a release claims: of its pages, with their aliases and previous paths. */
export function claimedPatterns(manifest: RemoteManifest): string[] {
  const patterns = pagesOf(manifest).flatMap(({ path, aliases = [], formerly = [] }) => [
    path,
    ...aliases,
    ...formerly,
  ]);
  return [...new Set(patterns)];
}

/** The claims that the grants do not cover. An area holds the path of its name unless that is granted to another. */
export function refusedClaims(manifest: RemoteManifest, grants: readonly PathGrant[]): RefusedClaim[] {
  return claimedPatterns(manifest).flatMap((pattern) => {
    const holder = isOurs(pattern) ? 'the site itself' : holderOf(pattern, grants);
    const isHeld = holder === manifest.name || (holder === undefined && covers(`/${manifest.name}`, pattern));
    return isHeld ? [] : [{ pattern, holder }];
  });
}

export function unclaimedPathsOf(manifest: RemoteManifest, grants: readonly PathGrant[]): string[] {
  const free = claimedPatterns(manifest)
    .filter((pattern) => !isOurs(pattern) && holderOf(pattern, grants) === undefined)
    .map((pattern) => `/${literalPrefix(pattern).split('/')[1] ?? ''}`);
  return [...new Set(free)];
}

/** Whether the site itself serves a pattern or a path. */
export function isOurs(pattern: string): boolean {
  return SITE_PATH_PARTS.includes(literalPrefix(pattern).split('/')[1] ?? '');
}

/** The longest path wins. */
function holderOf(pattern: string, grants: readonly PathGrant[]): string | undefined {
  const covering = grants.filter(({ path }) => covers(path, pattern));
  return covering.sort((a, b) => b.path.length - a.path.length)[0]?.remote;
}

/** Whether all paths of a pattern are a path or below it. */
function covers(path: string, pattern: string): boolean {
  if (path === '/') return pattern === '/';
  const beginning = literalPrefix(pattern);
  return beginning === path || beginning.startsWith(`${path}/`);
}
