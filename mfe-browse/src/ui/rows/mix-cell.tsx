import { mixDurationMs, type Mix } from '@afterglow/shared-contracts';
import { MixCard } from '@afterglow/shared-ui';
import { memo } from 'react';
import type { GetMix } from '../../lib/queue-around.ts';
import { useContinueMix } from '../../lib/use-continue-mix.ts';
import { usePlayedFraction } from '../../lib/use-played-fraction.ts';
import { MixMore } from '../menu/mix-more.tsx';
import { useItemPlayable } from './use-item-playable.ts';

const EAGER = 6;

interface MixCellProps {
  readonly mix: Mix;
  readonly place: number;
  /** False for a list further down; otherwise the first covers are fetched immediately. */
  readonly eager?: boolean;
  readonly continues?: boolean;
  /** Starts the list at this mix; must be a stable function, or the card rerenders every time. */
  readonly mixAt?: GetMix | undefined;
}

/** A mix in a grid or rail of this area, with its menu. Rerenders only for another mix. */
export const MixCell = memo(function MixCell({ mix, place, mixAt, continues = false, eager = true }: MixCellProps) {
  const lastLeft = useContinueMix(mix.id);
  const left = continues ? lastLeft : undefined;
  const playing = usePlayedFraction(mix.id);
  return (
    <MixCard
      mix={mix}
      eager={eager && place < EAGER}
      left={left}
      played={left ? left.positionMs / mixDurationMs(mix) : playing}
      playable={useItemPlayable(mix, place, mixAt)}
      actions={<MixMore mix={mix} />}
    />
  );
});
