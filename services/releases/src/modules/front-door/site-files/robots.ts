import type { LiveSet } from '@afterglow/shared-contracts';
import { literalPrefix } from '../../literal-prefix.ts';
import { livePages } from '../matched-page.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** Paths that are not pages of an area. The service itself may be read: pages are rendered from it. */
const NOT_FOR_ROBOTS = ['/logout', '/releases/'];

/** Pages with restricted access are disallowed too, each by its path up to the first parameter. */
export function robotsText(liveSet: LiveSet, origin: string, hasSitemap: boolean): string {
  const restricted = livePages(liveSet).flatMap(({ access, path, aliases = [] }) =>
    access === undefined ? [] : [path, ...aliases].map(literalPrefix),
  );
  const disallowed = [...new Set([...NOT_FOR_ROBOTS, ...restricted])].sort().map((path) => `Disallow: ${path}`);
  const sitemap = hasSitemap ? ['', `Sitemap: ${origin}${SITEMAP_PATH}`] : [];
  return ['User-agent: *', ...disallowed, ...sitemap, ''].join('\n');
}
