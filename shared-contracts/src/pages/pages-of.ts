import type { ReleaseRoute } from '../manifest/route.ts';
import type { ReleasePage } from './release-page.ts';

/** What a release says of its pages, whichever version of the contracts it was built against. */
interface PagesOrRoutes {
  readonly pages?: readonly ReleasePage[] | undefined;
  readonly routes?: readonly ReleaseRoute[] | undefined;
}

/** The pages of a release (of its manifest, or live). One that was built before there were page tables has a page for every route. */
export function pagesOf({ pages, routes = [] }: PagesOrRoutes): readonly ReleasePage[] {
  return pages ?? routes.map(pageOfRoute);
}

function pageOfRoute({ path, match, ...rest }: ReleaseRoute): ReleasePage {
  const pattern = match === 'exact' ? path : `${path === '/' ? '' : path}/*`;
  return { key: pattern, path: pattern, ...rest };
}
