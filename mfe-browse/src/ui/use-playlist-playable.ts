import type { Playlist } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { loadedFromStart, type GetMix } from '../lib/queue-around.ts';

/** As much of a playlist or chart as is known. */
export type KnownPlaylist = Pick<Playlist, 'id'> & { readonly mixes_count?: number | undefined };

/**
 * The state of a playlist or chart in the player; starting it plays all of its entries from the first. `mixAt` gives what the page has
 * loaded of it: when that is everything, nothing is requested.
 */
export function usePlaylistPlayable({ id, mixes_count: mixesCount }: KnownPlaylist, mixAt?: GetMix): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'playlist', id }, () =>
    player.togglePlaylist({ id, mixesCount, loaded: mixAt && loadedFromStart(mixAt) }),
  );
}
