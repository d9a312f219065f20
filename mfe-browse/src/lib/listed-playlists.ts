import type { Playlist } from '@afterglow/shared-contracts';

/** Only published playlists with an image are listed. */
export function listedPlaylists(playlists: readonly Playlist[]): readonly Playlist[] {
  return playlists.filter(({ revisions_id, revisions_album_art }) => revisions_id && revisions_album_art?.filename);
}

export function isFeatured({ featured }: Pick<Playlist, 'featured'>): boolean {
  return featured === 1;
}
