import {
  createPageMatcher,
  fillPattern,
  type LiveRelease,
  type LiveSet,
  type PageMatch,
  pagesOf,
  type ReleasePage,
} from '@afterglow/shared-contracts';
import { neededParameters } from '@afterglow/shared-contracts/services';

export interface LivePage extends ReleasePage {
  readonly remote: string;
  readonly release: LiveRelease;
}

/** The page that owns a path, and the parameters of the path. */
export type MatchedPage = PageMatch<LivePage>;

type Matcher = (pathname: string) => MatchedPage | undefined;

/** One per live set in use: creating one costs more than using it. */
const matchers = new WeakMap<LiveSet, Matcher>();

export function livePages({ remotes }: LiveSet): readonly LivePage[] {
  return remotes.flatMap(({ name, live }) => pagesOf(live).map((page) => ({ ...page, remote: name, release: live })));
}

/** Over all remotes the longest literal match wins; undefined for a path without an owner. */
export function matchPage(liveSet: LiveSet, pathname: string): MatchedPage | undefined {
  const match = matchers.get(liveSet) ?? createPageMatcher(livePages(liveSet));
  matchers.set(liveSet, match);
  return match(pathname);
}

/** The current path of a page that areas link to: the page may have moved since, as only its release says. */
export function currentPathOf(liveSet: LiveSet, path: string): string {
  return matchPage(liveSet, path)?.movedTo ?? path;
}

/** The canonical path of a page without parameters; for a tab, that of its parent page; undefined for one that needs some. */
export function plainPathOf({ within, path, release }: LivePage): string | undefined {
  const whole = within === undefined ? path : (pagesOf(release).find(({ key }) => key === within)?.path ?? path);
  return whole.endsWith('*') || neededParameters(whole).length > 0 ? undefined : fillPattern(whole, {});
}
