import { bestRoute, type LiveRelease, type LiveSet, type ReleaseRoute } from '@afterglow/shared-contracts';

/** The remote that owns a path, and the route by which it does. */
export type MatchedRoute = { readonly release: LiveRelease; readonly route: ReleaseRoute; readonly key: string };

/** Over all remotes the longest match wins; undefined when nobody owns the path. */
export function matchRoute(liveSet: LiveSet, pathname: string): MatchedRoute | undefined {
  const candidates = liveSet.remotes.flatMap(({ name, live }) =>
    live.routes.map((route) => ({
      ...route,
      match: route.match,
      route,
      release: live,
      key: `${name} ${route.match} ${route.path}`,
    })),
  );
  const best = bestRoute(candidates, pathname);
  return best && { release: best.release, route: best.route, key: best.key };
}
