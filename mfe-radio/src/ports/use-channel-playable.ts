import { useCallback, useSyncExternalStore } from 'react';
import type { ChannelId, PlayerState } from '@afterglow/shared-contracts';
import { usePorts, type Playable } from '@afterglow/shared-ui';

/** How a channel stands in the player, and the toggle that starts, pauses or resumes it. */
export function useChannelPlayable(id: ChannelId): Playable {
  const { player } = usePorts();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = player.state$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [player],
  );
  const status = useSyncExternalStore(subscribe, () => statusOf(player.getState(), id));
  function onToggle() {
    if (status === 'playing' || status === 'loading') player.pause();
    else if (status === 'paused') void player.resume();
    else void player.playChannel(id);
  }
  return { state: status === 'other' ? 'paused' : status, current: status !== 'other', onToggle };
}

function statusOf({ status, resource }: PlayerState, id: ChannelId) {
  return status !== 'stopped' && resource.type === 'channel' && resource.id === id ? status : 'other';
}
