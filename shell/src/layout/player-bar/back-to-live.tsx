import type { PlayerState } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Button, usePorts } from '@afterglow/shared-ui';

/** Shown only while a channel is behind the broadcast. */
export function BackToLive() {
  const { player } = usePorts();
  if (!usePlayerSnapshot(player, isBehind)) return null;
  return (
    <Button size="s" onClick={() => void player.backToLive()}>
      Back to live
    </Button>
  );
}

function isBehind(state: PlayerState): boolean {
  const isChannel = state.status !== 'stopped' && state.mix === null;
  return isChannel && state.status !== 'loading' && !state.isAtLiveEdge;
}
