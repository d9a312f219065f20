import { keywordInPath, SEARCH_KEYWORD_MAX, searchPath } from '@afterglow/shared-contracts';
import { resultTabAt, SEARCH_PATH, type ResultTab } from './tabs.ts';

/** The parts of the address: the keyword, empty when there is none, and the open page of results. */
export interface SearchPlace {
  readonly keyword: string;
  readonly tab: ResultTab | undefined;
}

const RESULTS = `${SEARCH_PATH}/results/`;
/** Control characters, which no one means and the service refuses; a tab stands between words. */
const UNSEEN = / ?\p{Cc}[\p{Cc} ]*/gu;

/** What is searched for of what was typed: its beginning, where it is too long, without what no one sees. */
export function keywordIn(typed: string): string {
  return beginningOf(typed.replaceAll(UNSEEN, ' ').trim());
}

/** The address of the results for what was typed; without anything to search for, that of the search itself. */
export function searchedPath(typed: string, tab: ResultTab | undefined): string {
  const keyword = keywordIn(typed);
  return keyword === '' ? SEARCH_PATH : searchPath(keyword, tab);
}

/**
 * Reads a path whose parts are still percent-encoded; a part that is not validly encoded is taken as it is, and a keyword that is too
 * long is searched for by its beginning.
 */
export function searchPlaceAt(pathname: string): SearchPlace {
  if (!pathname.startsWith(RESULTS)) return { keyword: '', tab: undefined };
  const [tab, ...rest] = pathname.slice(RESULTS.length).split('/');
  return { keyword: keywordIn(keywordInPath(decoded(rest.join('/')))), tab: resultTabAt(tab) };
}

/** The keyword of a path, with or without a query; empty for none. */
export function keywordAt(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return searchPlaceAt(pathname).keyword;
}

/** The keyword that the address says after what was typed has led there; a typed underscore, for one, is a space there. */
export function addressedKeyword(typed: string): string {
  return keywordAt(searchedPath(typed, undefined));
}

/** Whether a path, with or without a query, leads to a page of the search. */
export function isOfSearch(path: string): boolean {
  const [pathname = ''] = path.split('?', 1);
  return pathname === SEARCH_PATH || pathname.startsWith(`${SEARCH_PATH}/`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** As much as can be searched for; half of a letter outside the basic plane could not be written into an address. */
function beginningOf(keyword: string): string {
  return keyword
    .slice(0, SEARCH_KEYWORD_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
