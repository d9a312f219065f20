import { mixDurationMs, type Mix } from '@afterglow/shared-contracts';
import { MixCard } from '@afterglow/shared-ui';
import { memo } from 'react';
import type { GetMix } from '../lib/queue-around.ts';
import { useContinueMix } from '../lib/use-continue-mix.ts';
import { usePlayedFraction } from '../lib/use-played-fraction.ts';
import { MixMore } from './menu/mix-more.tsx';
import { useItemPlayable } from './use-item-playable.ts';

/** As many as probably fit in the first row of a wide window. */
const EAGER = 6;

interface MixCellProps {
  readonly mix: Mix;
  /** Its index in the list, from 0. */
  readonly place: number;
  /** False for a list further down; otherwise the first covers are fetched at once. */
  readonly eager?: boolean;
  /** True if an unfinished mix continues where it was left. */
  readonly continues?: boolean;
  /** Starts the list at this mix; always the same function, or the card renders again and again. */
  readonly mixAt?: GetMix | undefined;
}

/** A mix in a grid or rail of this area, with its menu. Renders again only for another mix. */
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
