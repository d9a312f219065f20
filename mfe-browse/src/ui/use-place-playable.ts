import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { queueAround, type MixAt } from '../lib/queue-around.ts';

/** How a mix at a place of a list plays: the list goes on behind it. Without `mixAt` it is alone. */
export function usePlacePlayable(mix: Mix, place: number, mixAt: MixAt | undefined): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'mix', id: mix.id }, () =>
    mixAt ? toggleFromPlace(player, mixAt, place) : player.toggleMix(mix),
  );
}

/** Plays a list from a place of it on, or pauses it when it plays from there already. */
export async function toggleFromPlace(player: PlayerPort, mixAt: MixAt, place: number): Promise<void> {
  const { mixes, position } = queueAround(mixAt, place);
  const [only, second] = mixes;
  if (only && !second) return player.toggleMix(only);
  return player.toggleMixes({ mixes, position, playlistId: null });
}
