import type { Mix } from '@afterglow/shared-contracts';
import { MixCard, type Playable } from '@afterglow/shared-ui';
import { memo } from 'react';
import { useContinueMix } from '../lib/use-continue-mix.ts';
import { usePlayedFraction } from '../lib/use-played-fraction.ts';
import { MixMore } from './menu/mix-more.tsx';

/** As many as are likely in the first row of a wide window. */
const EAGER = 6;
const SECOND_MS = 1000;

interface MixCellProps {
  readonly mix: Mix;
  /** In its list, from 0: the first ones are fetched at once. Left out for a list that is further down. */
  readonly place?: number;
  /** True where what was left in the middle goes on. */
  readonly continues?: boolean;
  /** Where the list plays on from here; else the mix alone. */
  readonly playable?: Playable | undefined;
}

/** A mix in a grid or rail of this area, with its menu. Drawn again only when its mix is another. */
export const MixCell = memo(function MixCell({ mix, place = EAGER, continues = false, playable }: MixCellProps) {
  const lastLeft = useContinueMix(mix.id);
  const left = continues ? lastLeft : undefined;
  const playing = usePlayedFraction(mix.id);
  return (
    <MixCard
      mix={mix}
      eager={place < EAGER}
      left={left}
      played={left ? left.positionMs / (mix.duration * SECOND_MS) : playing}
      playable={playable}
      actions={<MixMore mix={mix} />}
    />
  );
});
