import type { Mix } from '@afterglow/shared-contracts';
import { formatPlays } from '../../lib/format-plays.ts';
import type { GetMix } from '../../lib/queue-around.ts';
import { MixRow } from './mix-row.tsx';
import { useItemPlayable } from './use-item-playable.ts';

interface RankedRowProps {
  readonly mix: Mix;
  readonly place: number;
  readonly mixAt: GetMix;
}

/** A mix of a ranking, with its number and its plays; the rest of the ranking follows in the queue. */
export function RankedRow({ mix, place, mixAt }: RankedRowProps) {
  const playable = useItemPlayable(mix, place, mixAt);
  return <MixRow mix={mix} index={place + 1} plays={formatPlays(mix.reach)} playable={playable} />;
}
