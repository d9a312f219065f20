import { requestKind, type RequestKind } from './request-kind.ts';

const SITE = 'https://afterglow.example';

type Asked = Partial<Pick<Request, 'destination' | 'mode' | 'method'>>;

function kindOf(path: string, asked: Asked) {
  return requestKind({ url: new URL(path, SITE).href, destination: '', mode: 'cors', method: 'GET', ...asked }, SITE);
}

test.each<[path: string, request: Asked, kind: RequestKind]>([
  ['/', { mode: 'navigate' }, 'page'],
  ['/radio/deep?play=true', { mode: 'navigate' }, 'page'],
  ['/remotes/shell/1.0.0/shell.js', { destination: 'script' }, 'shell-code'],
  ['/remotes/radio/1.0.0/entry.js', { destination: 'script' }, 'area-code'],
  ['/remotes/radio/1.0.0/page.css', { destination: 'style' }, 'area-code'],
  ['/remotes/shell/1.0.0/figtree.woff2', { destination: 'font' }, 'shell-code'],
  ['/v3/media/images/mix/12?v=1&width=300', { destination: 'image' }, 'picture'],
])('%s is cached', (path, request, kind) => {
  expect(kindOf(path, request)).toBe(kind);
});

test.each(['/v3/checkout/12', '/v3/auth/oauth/google/callback?code=a', '/releases/console', '/remotes/radio'])(
  '%s is fetched once, and not cached',
  (path) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe('page-of-service');
  },
);

test.each<[what: string, path: string, request: Asked]>([
  ['the sound of a mix', '/v3/media/mixes/12/320.mp3?expires=1&signature=a', { destination: 'audio' }],
  ['a live stream', '/v3/live/deep/high?token=a', { destination: 'audio' }],
  ['a call of the service', '/v3/members/7', {}],
  ['a picture that a member has uploaded', '/v3/media/images/members/8f14e45f.webp', { destination: 'image' }],
  ['the live set', '/releases/environments/production/live-set', {}],
  ['a file that is only looked at', '/remotes/radio/1.0.0/entry.js', {}],
  ['a second attempt', '/remotes/radio/1.0.0/entry.js?attempt=2', { destination: 'script' }],
  ['something that is sent', '/radio', { mode: 'navigate', method: 'POST' }],
  ['another site', 'https://elsewhere.example/remotes/radio/1.0.0/entry.js', { destination: 'script' }],
])('%s never touches a cache', (_, path, request) => {
  expect(kindOf(path, request)).toBe('bypassed');
});
