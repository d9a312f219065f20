import type { Mix } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

/** The position of this mix in milliseconds; undefined while it is not in the player. */
export function useMixPosition({ id }: Pick<Mix, 'id'>): number | undefined {
  const { player } = usePorts();
  return usePlayerSnapshot(player, ({ mix, positionMs }) => (mix?.id === id ? positionMs : undefined));
}
