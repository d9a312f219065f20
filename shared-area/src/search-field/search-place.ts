import { keywordInPath, SEARCH_KEYWORD_MAX, searchPath } from '@afterglow/shared-contracts';
import { resultTabAt, SEARCH_PATH, type ResultTab } from './tabs.ts';

/** The parts of the URL: the keyword, empty for none, and the open page of results. */
export interface SearchPlace {
  readonly keyword: string;
  readonly tab: ResultTab | undefined;
}

const RESULTS = `${SEARCH_PATH}/results/`;
/** Control characters, which are never intended and which the service rejects; a tab separates words. */
const UNSEEN = / ?\p{Cc}[\p{Cc} ]*/gu;

/** The keyword of a typed text: shortened if it is too long, without invisible characters. */
export function keywordIn(typed: string): string {
  return beginningOf(typed.replaceAll(UNSEEN, ' ').trim());
}

/** The URL of the results for a typed text; without a keyword, that of the search itself. */
export function searchedPath(typed: string, tab: ResultTab | undefined): string {
  const keyword = keywordIn(typed);
  return keyword === '' ? SEARCH_PATH : searchPath(keyword, tab);
}

/**
 * Parses a path whose parts are still percent-encoded; an invalidly encoded part is read literally, and a keyword that
 * is too long is shortened.
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

/** The keyword in the URL after a typed text has led there; a typed underscore, for example, becomes a space. */
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

/** The part that can be searched for; half of a letter outside the basic plane could not be encoded in a URL. */
function beginningOf(keyword: string): string {
  return keyword
    .slice(0, SEARCH_KEYWORD_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
