/** The pages of results by their part of the path, in the order of their tabs. */
export const RESULT_TABS = ['top', 'mixes', 'genres', 'artists', 'shows', 'tracklist'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

export const TAB_LABELS: Readonly<Record<ResultTab, string>> = {
  top: 'Top Results',
  mixes: 'Mixes',
  genres: 'Genres',
  artists: 'Artists',
  shows: 'Shows',
  tracklist: 'Tracklist',
};

export const SEARCH_PATH = '/search';

export function resultTabAt(part: string | undefined): ResultTab | undefined {
  return RESULT_TABS.find((tab) => tab === part);
}
