import { remoteManifest } from '../../testing/fake-release.ts';
import { unclaimedPathsOf, refusedClaims } from './claimed-paths.ts';

const GRANTS = [
  { path: '/', remote: 'browse' },
  { path: '/browse', remote: 'browse' },
  { path: '/browse/charts', remote: 'charts' },
  { path: '/auth', remote: 'account' },
];

function release(name: string, ...paths: string[]) {
  return remoteManifest(name, '1.0.0', {
    pages: paths.map((path) => ({ key: path, path, scripts: [], styles: [] })),
  });
}
const refused = (name: string, ...paths: string[]) =>
  refusedClaims(release(name, ...paths), GRANTS).map(({ pattern, holder }) => `${pattern} of ${holder ?? 'nobody'}`);

test('an area claims what is granted to it, and what has its own name', () => {
  expect(refused('browse', '/', '/browse/genres', '/browse/mixes/:id(number)')).toEqual([]);
  expect(refused('radio', '/radio', '/radio/:channelId/schedule', '/radio/*')).toEqual([]);
});

test('what others hold, what no one was granted and what would be everything is refused, with whose it is', () => {
  expect(refused('radio', '/browse/genres', '/auth/login', '/auth', '/')).toEqual([
    '/browse/genres of browse',
    '/auth/login of account',
    '/auth of account',
    '/ of browse',
  ]);
  expect(refused('radio', '/stations', '/:slug', '/*', '/radios')).toEqual([
    '/stations of nobody',
    '/:slug of nobody',
    '/* of nobody',
    '/radios of nobody',
  ]);
});

test('the longest granted path decides', () => {
  expect(refused('browse', '/browse/charts/:chartId')).toEqual(['/browse/charts/:chartId of charts']);
  expect(refused('charts', '/browse/charts', '/browse')).toEqual(['/browse of browse']);
});

test('the addresses of the service and of the registry are no one else’s', () => {
  expect(refused('v3', '/v3/mixes')).toEqual(['/v3/mixes of the site itself']);
});

test('other and former addresses are claims as well', () => {
  const pages = [
    { key: 'r', path: '/radio', aliases: ['/listen'], formerly: ['/auth/radio'], scripts: [], styles: [] },
  ];
  const claims = refusedClaims(remoteManifest('radio', '1.0.0', { pages }), GRANTS);
  expect(claims.map(({ pattern }) => pattern)).toEqual(['/listen', '/auth/radio']);
});

test('what no one holds can be granted by its first part', () => {
  expect(unclaimedPathsOf(release('radio', '/stations/:id', '/stations', '/auth', '/radio'), GRANTS)).toEqual([
    '/stations',
    '/radio',
  ]);
});
