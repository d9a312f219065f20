import type { ActiveStatus, ChannelId, Mix, PlaybackResource, PlayerState } from '@afterglow/shared-contracts';
import type { Playable } from '../collections/playable.ts';
import { usePorts } from './host-ports.tsx';
import { useExternalSource } from './use-external-source.ts';

/** The state of a channel in the player. */
export function useChannelPlayable(id: ChannelId): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'channel', id }, () => player.toggleChannel(id));
}

/** The state of a mix in the player, alone or inside a playlist. */
export function useMixPlayable(mix: Mix): Playable {
  const { player } = usePorts();
  return usePlayable({ type: 'mix', id: mix.id }, () => player.toggleMix(mix));
}

/**
 * The state of a resource in the player; its toggle pauses it, resumes it, or runs `start`. Rerenders only when that
 * state changes.
 */
export function usePlayable(resource: PlaybackResource, start: () => Promise<void>): Playable {
  const { player } = usePorts();
  const status = useExternalSource(player.state$, () => statusOf(player.getState(), resource));
  function onToggle() {
    if (status === 'playing' || status === 'loading') player.pause();
    else void (status === 'paused' ? player.resume() : start());
  }
  return { state: status ?? 'paused', current: status !== undefined, onToggle };
}

function statusOf(state: PlayerState, resource: PlaybackResource): ActiveStatus | undefined {
  if (state.status === 'stopped') return undefined;
  const isThis = state.resource.type === resource.type && state.resource.id === resource.id;
  const isMixOfList = resource.type === 'mix' && state.mix?.id === resource.id;
  return isThis || isMixOfList ? state.status : undefined;
}
