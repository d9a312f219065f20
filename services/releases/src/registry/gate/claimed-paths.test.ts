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

test('an area claims the paths granted to it and those with its own name', () => {
  expect(refused('browse', '/', '/browse/genres', '/browse/mixes/:id(number)')).toEqual([]);
  expect(refused('radio', '/radio', '/radio/:channelId/schedule', '/radio/*')).toEqual([]);
});

test('rejects paths that are taken, ungranted or match everything, and names their owner', () => {
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

test('the longest granted path wins', () => {
  expect(refused('browse', '/browse/charts/:chartId')).toEqual(['/browse/charts/:chartId of charts']);
  expect(refused('charts', '/browse/charts', '/browse')).toEqual(['/browse of browse']);
});

test('the paths of the service and the registry are reserved', () => {
  expect(refused('v3', '/v3/mixes')).toEqual(['/v3/mixes of the site itself']);
});

test('aliases and previous paths are claims too', () => {
  const pages = [
    { key: 'r', path: '/radio', aliases: ['/listen'], formerly: ['/auth/radio'], scripts: [], styles: [] },
  ];
  const claims = refusedClaims(remoteManifest('radio', '1.0.0', { pages }), GRANTS);
  expect(claims.map(({ pattern }) => pattern)).toEqual(['/listen', '/auth/radio']);
});

test('an unclaimed path can be granted by its first segment', () => {
  expect(unclaimedPathsOf(release('radio', '/stations/:id', '/stations', '/auth', '/radio'), GRANTS)).toEqual([
    '/stations',
    '/radio',
  ]);
});
