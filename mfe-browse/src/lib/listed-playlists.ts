import type { Playlist } from '@afterglow/shared-contracts';

/** Only what is published and has a picture is listed. */
export function listedPlaylists(playlists: readonly Playlist[]): readonly Playlist[] {
  return playlists.filter(({ revisions_id, revisions_album_art }) => revisions_id && revisions_album_art?.filename);
}

export function isFeatured({ featured }: Pick<Playlist, 'featured'>): boolean {
  return featured === 1;
}
