import { bestRoute, type LiveSet, type ReleaseRoute } from '@afterglow/shared-contracts';
import { SHELL_ROUTES } from '../config/paths.ts';

/** Who owns a path: a remote, a page of the shell itself, or nobody. */
export type Owner =
  | { readonly kind: 'remote'; readonly remote: string; readonly access?: ReleaseRoute['access'] }
  | { readonly kind: 'shell' }
  | { readonly kind: 'nobody' };

type OwnedRoute = Pick<ReleaseRoute, 'path' | 'match'> & { readonly owner: Owner };

/** Answers for one live set; every path that a remote owns stands in its release. */
export function createRouteTable(liveSet: LiveSet): (pathname: string) => Owner {
  const remotes = liveSet.remotes.flatMap(({ name, live }) =>
    live.routes.map(({ path, match, access }): OwnedRoute => ({
      path,
      match,
      owner: { kind: 'remote', remote: name, ...(access && { access }) },
    })),
  );
  const own = SHELL_ROUTES.map((path): OwnedRoute => ({ path, match: 'exact', owner: { kind: 'shell' } }));
  const routes = [...own, ...remotes]; // the order decides between equals
  return (pathname) => bestRoute(routes, pathname)?.owner ?? { kind: 'nobody' };
}
