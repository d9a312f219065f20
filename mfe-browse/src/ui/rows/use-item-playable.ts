import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { queueAround, type GetMix } from '../../lib/queue-around.ts';

/** How a mix at an index of a list plays: the rest of the list follows it. Without `mixAt` it plays alone. */
export function useItemPlayable(mix: Mix, place: number, mixAt: GetMix | undefined): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'mix', id: mix.id }, () =>
    mixAt ? toggleFromIndex(player, mixAt, place) : player.toggleMix(mix),
  );
}

/** Plays a list from an index, or pauses it when it already plays from there. */
export async function toggleFromIndex(player: PlayerPort, mixAt: GetMix, place: number): Promise<void> {
  const { mixes, position } = queueAround(mixAt, place);
  const [only, second] = mixes;
  if (only && !second) return player.toggleMix(only);
  return player.toggleMixes({ mixes, position, playlistId: null });
}
