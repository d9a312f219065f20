import type { ReleasePage, ReleaseRoute } from '@afterglow/shared-contracts';
import type { PageTable } from './read-page-table.ts';

type Files = Pick<ReleasePage, 'scripts' | 'styles'>;

/** The page table as it stands in a release; `filesOf` says what a module needs besides what every page does. */
export function releasePages({ pages }: PageTable, filesOf: (module: string) => Files): ReleasePage[] {
  return Object.entries(pages).map(([key, { page, ...definition }]) => ({
    key,
    ...definition,
    ...(page === undefined ? { scripts: [], styles: [] } : filesOf(page)),
  }));
}

/** The same as paths with everything below them, for shells that know no page table. */
export function releaseRoutes(pages: readonly ReleasePage[]): ReleaseRoute[] {
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
