import {
  type RemoteSummary,
  type LiveRemote,
  type LiveSet,
  pagesOf,
  type ShellManifest,
} from '@afterglow/shared-contracts';
import type { MatchedPage } from '../matched-page.ts';

interface PageLiveSetOptions {
  readonly liveSet: LiveSet;
  readonly shell: ShellManifest;
  readonly matched: MatchedPage | undefined;
  /** No updates can follow. */
  readonly isWhole?: boolean;
}

/**
 * The part of the live set in a page: everything about its area, and of others only what links to them, because every byte delays the
 * start. The rest comes with the event stream.
 */
export function pageLiveSet({ liveSet, shell, matched, isWhole = false }: PageLiveSetOptions): LiveSet {
  if (isWhole || shell.takesOthers !== true) return liveSet;
  const isShown = ({ name }: LiveRemote) => name === matched?.page.remote;
  return {
    ...liveSet,
    remotes: liveSet.remotes.filter(isShown).map(withoutRoutes),
    others: liveSet.remotes.filter((remote) => !isShown(remote)).map(briefly),
  };
}

function withoutRoutes({ live: { routes: _, ...live }, ...remote }: LiveRemote): LiveRemote {
  return { ...remote, live };
}

function briefly({ name, live, previousVersion }: LiveRemote): RemoteSummary {
  const { version, modals } = live;
  const pages = pagesOf(live).map((page) => ({ ...page, scripts: [], styles: [] }));
  return { name, live: { version, pages, ...(modals && { modals }) }, previousVersion };
}
