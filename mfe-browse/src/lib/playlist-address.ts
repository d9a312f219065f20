import { chartPath, playlistPath, type Playlist } from '@afterglow/shared-contracts';

/** Charts and playlists have one type, but two kinds of URL. */
export function playlistAddress({ id, type }: Pick<Playlist, 'id' | 'type'>): string {
  return type === 'chart' ? chartPath(id) : playlistPath(id);
}
