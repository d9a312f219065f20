import type { MixId } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

/** Nothing smaller than a hundredth of a mix can be seen on a cover. */
const STEPS = 100;

/** How much of a mix has been heard, 0 to 1; undefined while the player holds something else. */
export function usePlayedFraction(id: MixId): number | undefined {
  const { player } = usePorts();
  return usePlayerSnapshot(player, ({ mix, positionMs, durationMs }) =>
    mix?.id === id && durationMs ? Math.round((STEPS * positionMs) / durationMs) / STEPS : undefined,
  );
}
