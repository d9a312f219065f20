import type { MixId } from '@afterglow/shared-contracts';
import { useContinueAt } from '@afterglow/shared-data/react';
import { resumeQueue, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

interface MixLeft {
  readonly positionMs: number;
  readonly goOn: () => void;
}

/** For a mix stopped halfway, on any device; undefined for any other, and for the one in the player. */
export function useContinueMix(id: MixId): MixLeft | undefined {
  const { player } = usePorts();
  const left = useContinueAt(id);
  const isLoaded = usePlayerSnapshot(player, ({ mix }) => mix?.id === id);
  if (!left || isLoaded) return undefined;
  const { positionMs } = left;
  const queue = { mixes: [id], position: 0, playlistId: null };
  return { positionMs, goOn: () => void resumeQueue(player, { queue, positionMs }) };
}
