/** The pages of this area without an id; those with one are in shared-contracts. */
export const BROWSE_PATHS = {
  latestMixes: '/browse/mixes/latest',
  trendingMixes: '/browse/mixes/trending',
  recentMixes: '/browse/mixes/recently',
  charts: '/browse/charts',
  playlists: '/browse/playlists',
  genres: '/browse/genres',
} as const;

/** The lists of Your Music by the last part of their path, in tab order. */
export const YOUR_MUSIC_LISTS = ['mixes', 'artists', 'shows', 'genres'] as const;
export type YourMusicList = (typeof YOUR_MUSIC_LISTS)[number];

export function yourMusicPath(list: YourMusicList): string {
  return `/yourmusic/${list}`;
}
