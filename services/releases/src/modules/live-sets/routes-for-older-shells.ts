import type { ReleasePage, ReleaseRoute } from '@afterglow/shared-contracts';

/**
 * The pages as paths with everything below them. A tab open since before page tables existed refuses a live set without them, and
 * would miss every later release and rollback.
 */
export function routesForOlderShells(pages: readonly ReleasePage[]): ReleaseRoute[] {
  const routes = [
    ...pages.map((page) => routeOf(page.path, page)),
    ...pages.flatMap((page) => (page.aliases ?? []).map((alias) => routeOf(alias, page))),
  ];
  const isFirst = ({ path, match }: ReleaseRoute, index: number) =>
    routes.findIndex((route) => route.path === path && route.match === match) === index;
  return routes.filter(isFirst);
}

function routeOf(pattern: string, { access, scripts, styles }: ReleasePage): ReleaseRoute {
  const parts = pattern.split('/').filter(Boolean);
  const end = parts.findIndex((part) => /[:*?]/.test(part));
  const fixed = end === -1 ? parts : parts.slice(0, end);
  return {
    path: `/${fixed.join('/')}`,
    match: end === -1 ? 'exact' : 'prefix',
    ...(access === 'member' && { access }),
    scripts,
    styles,
  };
}
