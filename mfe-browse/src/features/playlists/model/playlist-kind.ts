/** Charts and playlists look alike; the differences are here. */
export const PLAYLIST_KINDS = {
  chart: {
    one: 'Chart',
    many: 'Charts',
    featured: 'Featured Charts',
    others: 'More Charts',
    numbered: true,
    empty: 'There are no mixes in this chart yet',
  },
  playlist: {
    one: 'Playlist',
    many: 'Playlists',
    featured: 'Featured Playlists',
    others: 'More Playlists',
    numbered: false,
    empty: 'There are no mixes in this playlist yet',
  },
} as const;

export type PlaylistKind = keyof typeof PLAYLIST_KINDS;
