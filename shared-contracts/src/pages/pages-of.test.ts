import { buildLiveRelease } from '../testing/release-builders.ts';
import { createPageMatcher } from './page-matcher.ts';
import { pagesOf } from './pages-of.ts';
import type { ReleasePage } from './release-page.ts';

test('a release with a page table has the pages of its table', () => {
  const pages: ReleasePage[] = [{ key: 'a', path: '/a', scripts: [], styles: [] }];
  expect(pagesOf(buildLiveRelease('radio', { pages }))).toBe(pages);
});

test('a release without one owns its former paths, with the same hints and access', () => {
  const routes = [
    { path: '/radio', match: 'exact', scripts: ['channels.js'], styles: [] },
    { path: '/radio', match: 'prefix', scripts: ['channel.js'], styles: ['channel.css'], access: 'member' },
  ] as const;
  const match = createPageMatcher(
    pagesOf({ routes: routes.map((route) => ({ ...route, scripts: [...route.scripts], styles: [...route.styles] })) }),
  );
  expect(match('/radio')?.page).toMatchObject({ scripts: ['channels.js'] });
  expect(match('/radio/deep/schedule')?.page).toMatchObject({
    scripts: ['channel.js'],
    styles: ['channel.css'],
    access: 'member',
  });
  expect(match('/radiohead')).toBeUndefined();
});

test('a release that owns everything below the root still owns it', () => {
  const match = createPageMatcher(pagesOf({ routes: [{ path: '/', match: 'prefix', scripts: [], styles: [] }] }));
  expect(match('/')?.page.key).toBe('/*');
  expect(match('/any/where')?.page.key).toBe('/*');
});

const FILES = { scripts: [], styles: [] };
const owns = createPageMatcher(
  pagesOf({
    routes: [
      { path: '/', match: 'exact', ...FILES },
      { path: '/radio', match: 'exact', ...FILES },
      { path: '/radio', match: 'prefix', ...FILES },
      { path: '/radio/archive', match: 'prefix', ...FILES },
    ],
  }),
);
const owner = (pathname: string) => owns(pathname)?.page.key;

test('the longest match owns a path, exact before prefix', () => {
  expect(owner('/')).toBe('/');
  expect(owner('/radio')).toBe('/radio');
  expect(owner('/radio/')).toBe('/radio');
  expect(owner('/radio/deep')).toBe('/radio/*');
  expect(owner('/radio/archive/2024')).toBe('/radio/archive/*');
});

test('a path that only starts with the same letters is not owned', () => {
  expect(owner('/radiohead')).toBeUndefined();
  expect(owner('/nowhere')).toBeUndefined();
});
