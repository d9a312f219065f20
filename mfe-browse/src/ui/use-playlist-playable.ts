import type { HostPorts, Playlist, PlaylistId } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { tellFailure } from './tell-failure.ts';

/** How a playlist or chart stands in the player; starting it loads all of its entries and plays them from the first. */
export function usePlaylistPlayable({ id }: Pick<Playlist, 'id'>): Playable {
  const ports = usePorts();
  return usePlayable({ type: 'playlist', id }, () => playPlaylist(ports, id));
}

/** More than any playlist has. */
const ALL = 1000;

/** Plays a playlist from `position`. What goes wrong with the list is told to the listener. */
export async function playPlaylist({ bus, data, player }: HostPorts, id: PlaylistId, position = 0): Promise<void> {
  try {
    const answer = await data.call('listPlaylistMixes', { params: { id }, query: { limit: ALL } });
    await player.playMixes({ mixes: answer.data.map(({ mixes }) => mixes), position, playlistId: id });
  } catch (error) {
    tellFailure(bus, error);
  }
}
