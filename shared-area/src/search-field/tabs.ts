/** The pages of results by their part of the path, in the order of their tabs. */
export const RESULT_TABS = ['top', 'mixes', 'genres', 'artists', 'shows', 'tracklist'] as const;
/** One of the pages of results. */
export type ResultTab = (typeof RESULT_TABS)[number];

/** Where the search begins, without a keyword. */
export const SEARCH_PATH = '/search';

export function resultTabAt(part: string | undefined): ResultTab | undefined {
  return RESULT_TABS.find((tab) => tab === part);
}
