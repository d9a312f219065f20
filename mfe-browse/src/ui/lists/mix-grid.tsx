import type { Mix } from '@afterglow/shared-contracts';
import { Grid } from '@afterglow/shared-ui';
import { useCallback } from 'react';
import { MixCell } from '../rows/mix-cell.tsx';

interface MixGridProps {
  readonly mixes: readonly Mix[];
  readonly label: string;
}

export function MixGrid({ mixes, label }: MixGridProps) {
  const mixAt = useCallback((place: number) => mixes[place], [mixes]);
  return (
    <Grid label={label}>
      {mixes.map((mix, place) => (
        <MixCell key={mix.id} mix={mix} place={place} mixAt={mixAt} eager={false} />
      ))}
    </Grid>
  );
}
