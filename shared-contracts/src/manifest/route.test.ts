import { releaseRouteSchema } from './route.ts';

test.each(['radio', '/Radio', '/radio/', '/ra dio', '//evil.example'])('the path %s is rejected', (path) => {
  expect(releaseRouteSchema.safeParse({ path, match: 'exact', scripts: [], styles: [] }).success).toBe(false);
});
