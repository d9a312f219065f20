import type { Mix } from '@afterglow/shared-contracts';
import { Grid } from '@afterglow/shared-ui';
import { MixCell } from './mix-cell.tsx';

interface MixGridProps {
  readonly mixes: readonly Mix[];
  readonly label: string;
}

export function MixGrid({ mixes, label }: MixGridProps) {
  return (
    <Grid label={label}>
      {mixes.map((mix) => (
        <MixCell key={mix.id} mix={mix} />
      ))}
    </Grid>
  );
}
