import { bestRoute, releaseRouteSchema } from './route.ts';

const routes = [
  { path: '/', match: 'exact' },
  { path: '/radio', match: 'exact' },
  { path: '/radio', match: 'prefix' },
  { path: '/radio/archive', match: 'prefix' },
] as const;

function owner(pathname: string) {
  const route = bestRoute(routes, pathname);
  return route && `${route.match} ${route.path}`;
}

test('the longest match owns a path, exact before prefix', () => {
  expect(owner('/')).toBe('exact /');
  expect(owner('/radio')).toBe('exact /radio');
  expect(owner('/radio/')).toBe('exact /radio');
  expect(owner('/radio/deep')).toBe('prefix /radio');
  expect(owner('/radio/archive/2024')).toBe('prefix /radio/archive');
});

test('a path that merely begins with the same letters is not owned', () => {
  expect(owner('/radiohead')).toBeUndefined();
  expect(owner('/nowhere')).toBeUndefined();
});

test.each(['radio', '/Radio', '/radio/', '/ra dio', '//evil.example'])('the path %s is refused', (path) => {
  expect(releaseRouteSchema.safeParse({ path, match: 'exact', scripts: [], styles: [] }).success).toBe(false);
});
