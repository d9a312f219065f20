import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { useQueue } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import type { MenuOption } from './menu-entries.tsx';

/** The entries that add a mix to the queue; each shows a notification, because the queue is hidden. */
export function useQueueOptions(mix: Mix): readonly MenuOption[] {
  const { player, bus } = usePorts();
  const queue = useQueue(player);
  const isPlayingNext = queue.mixes[queue.position + 1] === mix.id;

  async function put(how: 'playNext' | 'addToQueue', message: string) {
    await player[how](mix);
    // A listener who may not listen was asked to log in instead, and the current mix is visible in the player.
    if (queueOf(player) !== queue && player.getState().mix?.id !== mix.id)
      bus.emit('notification:show', { message, type: 'success' });
  }

  /** A mix that is already upcoming is not added again. */
  async function add() {
    const firstWaiting = queue.position + (player.getState().mix ? 1 : 0);
    if (!queue.mixes.includes(mix.id, Math.max(firstWaiting, 0)))
      return put('addToQueue', `Added ${mix.title} to your queue`);
    bus.emit('notification:show', { message: `${mix.title} is already in your queue`, type: 'success' });
  }

  const next: MenuOption = {
    icon: 'play-next',
    label: 'Play next',
    onChoose: () => void put('playNext', `${mix.title} is up next`),
  };
  const last: MenuOption = {
    icon: 'queue',
    label: 'Add to queue',
    onChoose: () => void add(),
  };
  return isPlayingNext ? [last] : [next, last];
}

function queueOf({ queue$ }: PlayerPort) {
  let now: unknown;
  queue$.subscribe((queue) => (now = queue)).unsubscribe();
  return now;
}
