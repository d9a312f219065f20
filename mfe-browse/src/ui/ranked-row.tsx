import type { Mix } from '@afterglow/shared-contracts';
import { formatPlays } from '../lib/format-plays.ts';
import type { MixAt } from '../lib/queue-around.ts';
import { MixRow } from './mix-row.tsx';
import { usePlacePlayable } from './use-place-playable.ts';

interface RankedRowProps {
  readonly mix: Mix;
  /** From 0. */
  readonly place: number;
  readonly mixAt: MixAt;
}

/** A mix of a ranking, with its number and its plays; the ranking plays on after it. */
export function RankedRow({ mix, place, mixAt }: RankedRowProps) {
  const playable = usePlacePlayable(mix, place, mixAt);
  return <MixRow mix={mix} index={place + 1} plays={formatPlays(mix.reach)} playable={playable} />;
}
