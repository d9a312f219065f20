import type { PlayerState } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Button, usePorts } from '@afterglow/shared-ui';

/** Shown only while a channel is behind the broadcast, or cut off from it. */
export function GoToLiveButton() {
  const { player } = usePorts();
  const words = usePlayerSnapshot(player, wordsOf);
  if (words === null) return null;
  return (
    <Button size="s" onClick={() => void player.backToLive()}>
      {words}
    </Button>
  );
}

function wordsOf(state: PlayerState): string | null {
  if (state.status === 'stopped' || state.mix) return null;
  if (state.isCutOff) return 'Retry';
  return state.status === 'loading' || state.isAtLiveEdge ? null : 'Back to live';
}
