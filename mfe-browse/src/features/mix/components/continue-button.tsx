import type { Mix } from '@afterglow/shared-contracts';
import { useContinueAt } from '@afterglow/shared-data/react';
import { continueQueue, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Button, formatDuration, usePorts } from '@afterglow/shared-ui';

/** For a mix that was left in the middle, on whichever device; what the player holds goes on by itself. */
export function ContinueButton({ mix }: { readonly mix: Mix }) {
  const { player } = usePorts();
  const left = useContinueAt(mix.id);
  const isLoaded = usePlayerSnapshot(player, (state) => state.mix?.id === mix.id);
  if (!left || isLoaded) return null;
  const queue = { mixes: [mix.id], position: 0, playlistId: null };
  return (
    <Button size="xl" onClick={() => void continueQueue(player, { queue, positionMs: left.positionMs })}>
      Continue from {formatDuration(left.positionMs)}
    </Button>
  );
}
