import { keywordInPath } from '@afterglow/shared-contracts';
import { resultTabAt, SEARCH_PATH, type ResultTab } from './tabs.ts';

/** What the address says: the words that are searched for, empty where none, and the open page of results. */
export interface SearchPlace {
  readonly keyword: string;
  readonly tab: ResultTab | undefined;
}

const RESULTS = `${SEARCH_PATH}/results/`;

/** Reads a path whose parts are still percent-encoded; a part that is no proper encoding counts as it stands. */
export function searchPlaceAt(pathname: string): SearchPlace {
  if (!pathname.startsWith(RESULTS)) return { keyword: '', tab: undefined };
  const [tab, ...rest] = pathname.slice(RESULTS.length).split('/');
  return { keyword: keywordInPath(decoded(rest.join('/'))), tab: resultTabAt(tab) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
