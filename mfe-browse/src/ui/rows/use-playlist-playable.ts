import type { Playlist } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { loadedFromStart, type GetMix } from '../../lib/queue-around.ts';

export type KnownPlaylist = Pick<Playlist, 'id'> & { readonly mixes_count?: number | undefined };

/**
 * The state of a playlist or chart in the player; starting it plays all of its entries from the first. `mixAt` returns
 * the loaded mixes: when these are all, nothing is requested.
 */
export function usePlaylistPlayable({ id, mixes_count: mixesCount }: KnownPlaylist, mixAt?: GetMix): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'playlist', id }, () =>
    player.togglePlaylist({ id, mixesCount, loaded: mixAt && loadedFromStart(mixAt) }),
  );
}
