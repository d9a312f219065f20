import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePlayable, usePorts, type Playable } from '@afterglow/shared-ui';
import { queueAround, type MixAt } from '../lib/queue-around.ts';

/** How a mix at a place of a list plays: the list goes on behind it. Without `mixAt` it is alone. */
export function usePlacePlayable(mix: Mix, place: number, mixAt: MixAt | undefined): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'mix', id: mix.id }, () =>
    mixAt ? playFromPlace(player, mixAt, place) : player.playMix(mix),
  );
}

/** How a whole list plays, from its first mix on; it stands for whichever of them is in the player. */
export function useListPlayable(mixAt: MixAt): Playable {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, ({ mix, status: now }) => {
    const isOfList = mix && queueAround(mixAt, 0).mixes.some(({ id }) => id === mix.id);
    return isOfList ? now : undefined;
  });
  function onToggle() {
    if (status === 'playing' || status === 'loading') player.pause();
    else void (status === 'paused' ? player.resume() : playFromPlace(player, mixAt, 0));
  }
  return { state: status ?? 'paused', current: status !== undefined, onToggle };
}

async function playFromPlace(player: PlayerPort, mixAt: MixAt, place: number): Promise<void> {
  const { mixes, position } = queueAround(mixAt, place);
  const [only, second] = mixes;
  if (only && !second) return player.playMix(only);
  return player.playMixes({ mixes, position, playlistId: null });
}
