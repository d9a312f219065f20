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

/** A page of a remote, as the table of its live version says. */
export interface RemotePage extends PageMatch<ReleasePage> {
  readonly kind: 'remote';
  readonly remote: string;
  readonly version: string;
}

/** Who owns a path: a remote, the shell itself, or no one. */
export type Owner = RemotePage | { readonly kind: 'shell' } | { readonly kind: 'nobody' };

interface OwnedPage extends PageAddresses {
  /** Undefined for the shell's own. */
  readonly of?: Pick<RemotePage, 'remote' | 'version' | 'page'>;
}

const NO_ONE: Owner = { kind: 'nobody' };

/** Answers for one live set; a remote's release lists every path that it owns. */
export function createRouteTable(liveSet: LiveSet): (pathname: string) => Owner {
  const remotes = allRemotesOf(liveSet).flatMap(({ name, live }) =>
    pagesOf(live).map((page): OwnedPage => ({ ...page, of: { remote: name, version: live.version, page } })),
  );
  const own = SHELL_ROUTES.map((path): OwnedPage => ({ path }));
  const match = createPageMatcher([...own, ...remotes]); // the first one wins a tie
  function find(pathname: string): Owner {
    const found = match(pathname);
    if (!found) return NO_ONE;
    const { page, ...rest } = found;
    return page.of ? { kind: 'remote', ...rest, ...page.of } : { kind: 'shell' };
  }
  // Every application asks about the same address, and all of them again for each that is registered.
  let [known, owner] = ['', NO_ONE];
  return (pathname) => {
    if (pathname !== known) [known, owner] = [pathname, find(pathname)];
    return owner;
  };
}
