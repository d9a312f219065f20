import type { Playlist } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';

/** The state of a playlist or chart in the player; starting it plays all of its entries from the first. */
export function usePlaylistPlayable({ id, mixes_count }: Pick<Playlist, 'id'> & Partial<Playlist>): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'playlist', id }, () => player.togglePlaylist({ id, mixesCount: mixes_count }));
}
