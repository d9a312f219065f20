import { createPageMatcher } from './page-matcher.ts';

const PAGES = [
  { key: 'home', path: '/' },
  { key: 'channels', path: '/radio' },
  { key: 'channel', path: '/radio/:channelId' },
  { key: 'favorites', path: '/radio/favorites' },
  { key: 'schedule', path: '/radio/:channelId/schedule', formerly: ['/radio/:channelId/plan', '/lineup/:channelId'] },
  { key: 'noChannel', path: '/radio/*' },
  { key: 'mix', path: '/mix/:mixId(number)', aliases: ['/shows/:showId(number)/mix/:mixId(number)'] },
  { key: 'show', path: '/shows/:showId(number)' },
  { key: 'noShow', path: '/shows/*' },
  { key: 'artist', path: '/artist/:name?/:artistId(number)' },
  { key: 'aboutArtist', path: '/artist/:name?/:artistId(number)/about' },
  { key: 'results', path: '/search/results/:tab?/*' },
];
const match = createPageMatcher(PAGES);

function keyAt(pathname: string) {
  return match(pathname)?.page.key;
}

test.each([
  ['/', 'home'],
  ['/radio', 'channels'],
  ['/radio/', 'channels'],
  ['/radio/deep', 'channel'],
  ['/radio/favorites', 'favorites'],
  ['/radio/deep/schedule', 'schedule'],
  ['/radio/deep/lineup', 'noChannel'],
  ['/mix/7', 'mix'],
  ['/shows/7', 'show'],
  ['/shows/7/mix/9', 'mix'],
  ['/shows/7/mix/nine', 'noShow'],
  ['/shows', 'noShow'],
  ['/artist/7', 'artist'],
  ['/artist/some-body/7', 'artist'],
  ['/artist/7/about', 'aboutArtist'],
  ['/artist/some-body/7/about', 'aboutArtist'],
])('%s belongs to %s: the longest literal match wins', (pathname, key) => {
  expect(keyAt(pathname)).toBe(key);
});

test.each(['/mix', '/mix/', '/mix/night-drive', '/mix/7/8', '/radiohead', '/Radio', '/artist/a/b/7', '/nowhere'])(
  '%s belongs to no page',
  (pathname) => {
    expect(match(pathname)).toBeUndefined();
  },
);

test('parameters of the URL are numbers and decoded text', () => {
  expect(match('/shows/7/mix/9')?.parameters).toEqual({ showId: 7, mixId: 9 });
  expect(match('/artist/Jos%C3%A9/7')?.parameters).toEqual({ name: 'José', artistId: 7 });
  expect(match('/artist/7')?.parameters).toEqual({ artistId: 7 });
  expect(match('/radio/50%/schedule')?.parameters).toEqual({ channelId: '50%' });
});

test('a rest parameter is decoded as one piece, and may be empty', () => {
  expect(match('/search/results/top/ac%2Fdc')?.parameters).toEqual({ tab: 'top', rest: 'ac/dc' });
  expect(match('/search/results/top')?.parameters).toEqual({ tab: 'top', rest: '' });
  expect(match('/search/results')?.parameters).toEqual({ rest: '' });
});

test('a legacy URL leads to the current one', () => {
  expect(match('/radio/deep/plan')).toMatchObject({ page: { key: 'schedule' }, movedTo: '/radio/deep/schedule' });
  expect(match('/lineup/some%20thing')?.movedTo).toBe('/radio/some%20thing/schedule');
  expect(match('/radio/deep/schedule')).not.toHaveProperty('movedTo');
});

test('a current URL beats a legacy one, and among equals the order decides', () => {
  const moved = { key: 'moved', path: '/new', formerly: ['/plans'] };
  const [first, second] = [
    { key: 'first', path: '/plans' },
    { key: 'second', path: '/plans' },
  ];
  const at = (table: readonly { key: string; path: string }[]) => createPageMatcher(table)('/plans')?.page.key;
  expect(at([moved, first])).toBe('first');
  expect(at([second, first])).toBe('second');
  expect(at([moved])).toBe('moved');
});

test('another spelling of a URL leads to the official one', () => {
  const spelled = createPageMatcher([
    { key: 'genre', path: '/genre/:genreId', spelling: 'lower_case' },
    { key: 'favorites', path: '/radio/favorites' },
    { key: 'channel', path: '/radio/:channelId', spelling: 'lower_case' },
    { key: 'artist', path: '/artist/:name' },
  ]);
  expect(spelled('/genre/Deep_House')?.movedTo).toBe('/genre/deep_house');
  expect(spelled('/genre/deep%20house')?.movedTo).toBe('/genre/deep_house');
  expect(spelled('/genre/R%26B')?.movedTo).toBe('/genre/r%26b');
  expect(spelled('/radio/CHILL/')?.movedTo).toBe('/radio/chill');
  expect(spelled('/radio/Favorites')?.movedTo).toBe('/radio/favorites');
  for (const path of ['/genre/deep_house', '/genre/r%26b', '/genre/r&b', '/radio/chill', '/artist/Mira%20Vale']) {
    expect(spelled(path)).not.toHaveProperty('movedTo');
  }
});

test('a URL of very many parts costs only its length', () => {
  const startedAt = performance.now();
  expect(keyAt(`/radio${'/a'.repeat(100_000)}`)).toBe('noChannel');
  expect(keyAt(`/artist${'/7'.repeat(100_000)}`)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
