import type { ChannelId } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

/** The channel in the player, even while it is paused; null for anything else. */
export function useChannel(): ChannelId | null {
  const { player } = usePorts();
  return usePlayerSnapshot(player, ({ resource }) => (resource?.type === 'channel' ? resource.id : null));
}
