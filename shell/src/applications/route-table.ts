import {
  createPageMatcher,
  pagesOf,
  type PageAddresses,
  type LiveSet,
  type PageMatch,
  type ReleasePage,
} from '@afterglow/shared-contracts';
import { SHELL_ROUTES } from '../config/paths.ts';
import { allRemotesOf } from '../live-set/remotes-of.ts';

export interface RemotePage extends PageMatch<ReleasePage> {
  readonly kind: 'remote';
  readonly remote: string;
  readonly version: string;
}

export type Owner = RemotePage | { readonly kind: 'shell' } | { readonly kind: 'nobody' };

interface OwnedPage extends PageAddresses {
  /** Undefined for the shell's own pages. */
  readonly of?: Pick<RemotePage, 'remote' | 'version' | 'page'>;
}

const NO_ONE: Owner = { kind: 'nobody' };

/** Finds owners in one live set; a remote's release lists every path that it owns. */
export function createRouteTable(liveSet: LiveSet): (pathname: string) => Owner {
  const remotes = allRemotesOf(liveSet).flatMap(({ name, live }) =>
    pagesOf(live).map((page): OwnedPage => ({ ...page, of: { remote: name, version: live.version, page } })),
  );
  const own = SHELL_ROUTES.map((path): OwnedPage => ({ path }));
  const match = createPageMatcher([...own, ...remotes]);
  function find(pathname: string): Owner {
    const found = match(pathname);
    if (!found) return NO_ONE;
    const { page, ...rest } = found;
    return page.of ? { kind: 'remote', ...rest, ...page.of } : { kind: 'shell' };
  }
  // Every application checks the same URL, and all of them again for each that is registered.
  let [known, owner] = ['', NO_ONE];
  return (pathname) => {
    if (pathname !== known) [known, owner] = [pathname, find(pathname)];
    return owner;
  };
}
