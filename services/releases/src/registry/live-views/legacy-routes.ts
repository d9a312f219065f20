import type { ReleasePage, ReleaseRoute } from '@afterglow/shared-contracts';
import { literalPrefix } from '../gate/index.ts';

/**
 * The pages as paths: one without parameters as that path alone, any other as its literal prefix with everything below it. A tab from
 * before page tables existed rejects a live set without them, and would miss every later release and rollback.
 */
export function legacyRoutes(pages: readonly ReleasePage[]): ReleaseRoute[] {
  const routes = [
    ...pages.map((page) => routeOf(page.path, page)),
    ...pages.flatMap((page) => (page.aliases ?? []).map((alias) => routeOf(alias, page))),
  ];
  const isFirst = ({ path, match }: ReleaseRoute, index: number) =>
    routes.findIndex((route) => route.path === path && route.match === match) === index;
  return routes.filter(isFirst);
}

function routeOf(pattern: string, { access, scripts, styles }: ReleasePage): ReleaseRoute {
  const path = literalPrefix(pattern);
  return {
    path,
    match: path === pattern ? 'exact' : 'prefix',
    ...(access === 'member' && { access }),
    scripts,
    styles,
  };
}
