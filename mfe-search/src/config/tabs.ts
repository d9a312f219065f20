import type { ResultTab } from '@afterglow/shared-area/search-field';

export const TAB_LABELS: Readonly<Record<ResultTab, string>> = {
  top: 'Top Results',
  mixes: 'Mixes',
  genres: 'Genres',
  artists: 'Artists',
  shows: 'Shows',
  tracklist: 'Tracklist',
};
