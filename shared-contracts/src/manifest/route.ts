import * as z from 'zod/mini';

/**
 * A path that a remote owns. `exact` is that path alone, `prefix` is it and everything below it. Over all remotes the longest
 * match wins, exact before prefix; what nobody owns is the 404 page.
 * `scripts` and `styles` are the files (relative to the release) that showing this route needs besides the entry.
 */
export const releaseRouteSchema = z.object({
  path: z.string().check(z.regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/)),
  match: z.enum(['exact', 'prefix']),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** "member": the page is for members alone, and a visitor is sent to the log-in. */
  access: z.optional(z.literal('member')),
});
/** A path that a remote owns, and the files that showing it needs. */
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

type RoutePath = Pick<ReleaseRoute, 'path' | 'match'>;

/** Does the route own this pathname (without query)? */
export function routeMatches(route: RoutePath, pathname: string): boolean {
  if (pathname === route.path) return true;
  if (route.match === 'exact') return false;
  return pathname.startsWith(route.path === '/' ? '/' : `${route.path}/`);
}

/** The route that owns a pathname, by the rule above; a trailing slash is not significant. */
export function bestRoute<Route extends RoutePath>(routes: readonly Route[], pathname: string): Route | undefined {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const matching = routes.filter((route) => routeMatches(route, plain));
  return matching.sort(
    (a, b) => b.path.length - a.path.length || Number(b.match === 'exact') - Number(a.match === 'exact'),
  )[0];
}
