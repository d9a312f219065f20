import type { Mix } from '@afterglow/shared-contracts';
import { Grid, MixCard } from '@afterglow/shared-ui';

interface MixGridProps {
  readonly mixes: readonly Mix[];
  readonly label: string;
}

export function MixGrid({ mixes, label }: MixGridProps) {
  return (
    <Grid label={label}>
      {mixes.map((mix) => (
        <MixCard key={mix.id} mix={mix} />
      ))}
    </Grid>
  );
}
