import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { queueAround, type MixAt } from '../lib/queue-around.ts';

/** How a mix at a position in a list plays: the list continues after it. Without `mixAt` it plays alone. */
export function usePlacePlayable(mix: Mix, place: number, mixAt: MixAt | undefined): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'mix', id: mix.id }, () =>
    mixAt ? toggleFromPlace(player, mixAt, place) : player.toggleMix(mix),
  );
}

/** Plays a list from a position, or pauses it when it already plays from there. */
export async function toggleFromPlace(player: PlayerPort, mixAt: MixAt, place: number): Promise<void> {
  const { mixes, position } = queueAround(mixAt, place);
  const [only, second] = mixes;
  if (only && !second) return player.toggleMix(only);
  return player.toggleMixes({ mixes, position, playlistId: null });
}
