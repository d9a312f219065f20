/** The pages of results by their part of the path, in tab order. */
export const RESULT_TABS = ['top', 'mixes', 'genres', 'artists', 'shows', 'tracklist'] as const;
/** One of the pages of results. */
export type ResultTab = (typeof RESULT_TABS)[number];

/** The page of the search without a keyword. */
export const SEARCH_PATH = '/search';

export function resultTabAt(part: string | undefined): ResultTab | undefined {
  return RESULT_TABS.find((tab) => tab === part);
}
