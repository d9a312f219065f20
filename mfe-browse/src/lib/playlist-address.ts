import { chartPath, playlistPath, type Playlist } from '@afterglow/shared-contracts';

/** Charts and playlists are one kind of thing with two kinds of address. */
export function playlistAddress({ id, type }: Pick<Playlist, 'id' | 'type'>): string {
  return type === 'chart' ? chartPath(id) : playlistPath(id);
}
