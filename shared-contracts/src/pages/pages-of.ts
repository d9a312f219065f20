import type { ReleaseRoute } from '../manifest/route.ts';
import type { ReleasePage } from './release-page.ts';

/** The pages of a release, whichever version of the contracts it was built against. */
interface PagesOrRoutes {
  readonly pages?: readonly ReleasePage[] | undefined;
  readonly routes?: readonly ReleaseRoute[] | undefined;
}

/** The pages of a release (from its manifest or the live set). One built before page tables existed has a page for every route. */
export function pagesOf({ pages, routes = [] }: PagesOrRoutes): readonly ReleasePage[] {
  return pages ?? routes.map(pageOfRoute);
}

function pageOfRoute({ path, match, ...rest }: ReleaseRoute): ReleasePage {
  const pattern = match === 'exact' ? path : `${path === '/' ? '' : path}/*`;
  return { key: pattern, path: pattern, ...rest };
}
