import { BRAND } from '@afterglow/shared-contracts';
import type { PagePreview } from './page-preview.ts';
import { plainPath } from './page-subject.ts';

export const siteDescription =
  'Live radio and DJ mixes, day and night: listen to four channels, or play any mix from the archive.';

/** Pages about nothing in particular that are worth finding; titles are those that the pages give themselves. */
const pages: readonly (readonly [path: string, title: string, description: string])[] = [
  ['/', 'Live radio and DJ mixes', siteDescription],
  ['/radio', 'Radio', `Four channels of electronic music, live day and night on ${BRAND}.`],
  ['/browse/mixes/latest', 'Latest Mixes', `The newest DJ mixes on ${BRAND}.`],
  ['/browse/mixes/trending', 'Trending Mixes', `The DJ mixes that most people listen to now on ${BRAND}.`],
  ['/browse/charts', 'Charts', `The charts of ${BRAND}: the mixes that count.`],
  ['/browse/playlists', 'Playlists', `DJ mixes for every hour, picked by the people of ${BRAND}.`],
  ['/browse/genres', 'Genres', `DJ mixes on ${BRAND} by genre.`],
  ['/search', 'Search', `Find mixes, shows and artists on ${BRAND}.`],
  ['/premium', 'Premium', `${BRAND} Premium: every mix, the best sound, no limits.`],
];

const previews: ReadonlyMap<string, PagePreview> = new Map(
  pages.map(([path, title, description]) => [
    path,
    { title, description, path, openGraphType: 'website', thing: thingOf(path) },
  ]),
);

/** Paths of them all, for the sitemap. */
export const generalPaths: readonly string[] = [...previews.keys()];

export function generalPreview(pathname: string): PagePreview | undefined {
  return previews.get(plainPath(pathname));
}

function thingOf(path: string): PagePreview['thing'] {
  return path === '/' ? { '@type': 'WebSite', name: BRAND } : { '@type': 'WebPage' };
}
