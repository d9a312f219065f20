import { buildArtist, buildMix } from '@afterglow/shared-contracts/testing';
import { liveSetOf, SITE_PAGES } from '../../testing/site-pages.ts';
import type { CatalogReader } from '../previews/catalog-reader.ts';
import { createSitemap } from './sitemap.ts';

const currentLiveSet = () => liveSetOf();
const origin = () => 'https://afterglow.example';

/** A service with this many mixes, and nothing else. */
function catalogOf(mixes: number): CatalogReader {
  const read = async (name: string, { query = {} }: Parameters<CatalogReader['read']>[1] = {}) => {
    const offset = Number(query['offset']);
    const left = name === 'listMixes' ? Math.max(0, Math.min(Number(query['limit']), mixes - offset)) : 0;
    return Array.from({ length: left }, () => buildMix());
  };
  return {
    read: read as CatalogReader['read'],
    count: async (name) => (name === 'listMixes' ? mixes : 0),
  };
}

const locations = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('the index names as many files as the catalog needs', async () => {
  expect(locations(await createSitemap({ catalog: catalogOf(401), currentLiveSet, origin }).index())).toEqual([
    'https://afterglow.example/sitemaps/pages-1.xml',
    'https://afterglow.example/sitemaps/mixes-1.xml',
    'https://afterglow.example/sitemaps/mixes-2.xml',
    'https://afterglow.example/sitemaps/mixes-3.xml',
  ]);
});

test('a file holds one page of the list, with the shows of its mixes', async () => {
  const { file } = createSitemap({ catalog: catalogOf(401), currentLiveSet, origin });
  const first = locations(await file('mixes', 1));
  expect(first.filter((url) => url?.includes('/mix/'))).toHaveLength(200);
  expect(first.some((url) => url?.includes('/shows/'))).toBe(true);
  expect(locations(await file('mixes', 3)).filter((url) => url?.includes('/mix/'))).toHaveLength(1);
  expect(await file('mixes', 4)).toBeUndefined();
});

test('it contains pages and channels', async () => {
  const pages = locations(await createSitemap({ catalog: catalogOf(0), currentLiveSet, origin }).file('pages', 1));
  expect(pages).toContain('https://afterglow.example/');
  expect(pages).toContain('https://afterglow.example/radio/deep');
});

test('it contains an item whose page has moved under its present path', async () => {
  const moved = SITE_PAGES.map((page) =>
    page.about === 'channel' && page.within === undefined
      ? { ...page, path: '/stations/:channelId', formerly: [page.path] }
      : page,
  );
  const sitemap = createSitemap({ catalog: catalogOf(0), currentLiveSet: () => liveSetOf(moved), origin });
  const pages = locations(await sitemap.file('pages', 1));
  expect(pages).toContain('https://afterglow.example/stations/deep');
  expect(pages).not.toContain('https://afterglow.example/radio/deep');
});

test('it omits pages that no live area declares as indexable', async () => {
  const sitemap = createSitemap({ catalog: catalogOf(1), currentLiveSet: () => liveSetOf([]), origin });
  expect(locations(await sitemap.index())).toEqual(['https://afterglow.example/sitemaps/pages-1.xml']);
  expect(await sitemap.file('pages', 1)).toBeUndefined();
  expect(await sitemap.file('mixes', 1)).toBeUndefined();
});

test.each([
  [undefined, ['https://afterglow.example/artist/']],
  [[], []],
])('it contains artists if an area lists pages about them', async (pages, beginnings) => {
  const catalog: CatalogReader = {
    read: (async () => [buildArtist()]) as CatalogReader['read'],
    count: async () => 1,
  };
  const { file } = createSitemap({ catalog, currentLiveSet: () => liveSetOf(pages), origin });
  const found = locations(await file('artists', 1));
  expect(found.map((url) => url?.slice(0, 'https://afterglow.example/artist/'.length))).toEqual(beginnings);
});
