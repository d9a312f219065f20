import type { MixId } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

/** Less than a hundredth of a mix is not visible on a cover. */
const STEPS = 100;

/** The played share of a mix, 0 to 1; undefined while it is not in the player. */
export function usePlayedFraction(id: MixId): number | undefined {
  const { player } = usePorts();
  return usePlayerSnapshot(player, ({ mix, positionMs, durationMs }) =>
    mix?.id === id && durationMs ? Math.round((STEPS * positionMs) / durationMs) / STEPS : undefined,
  );
}
