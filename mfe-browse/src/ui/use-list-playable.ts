import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts, type Playable } from '@afterglow/shared-ui';
import { queueAround, type GetMix } from '../lib/queue-around.ts';
import { toggleFromIndex } from './use-item-playable.ts';

/** How a list plays, from its first mix; its state is that of whichever of its mixes is in the player. */
export function useListPlayable(mixAt: GetMix): Playable {
  const { player } = usePorts();
  const status = usePlayerSnapshot(player, ({ mix, status: now }) => {
    const isOfList = mix && queueAround(mixAt, 0).mixes.some(({ id }) => id === mix.id);
    return isOfList ? now : undefined;
  });
  function onToggle() {
    if (status === 'playing' || status === 'loading') player.pause();
    else void (status === 'paused' ? player.resume() : toggleFromIndex(player, mixAt, 0));
  }
  return { state: status ?? 'paused', current: status !== undefined, onToggle };
}
