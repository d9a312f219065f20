import type { Mix } from '@afterglow/shared-contracts';
import { Grid, MixCard } from '@afterglow/shared-ui';

/** As many as are likely in the first row of a wide window. */
const EAGER = 6;

interface MixGridProps {
  readonly mixes: readonly Mix[];
  readonly label: string;
  /** True at the top of a page: its first row is fetched at once. */
  readonly eager?: boolean;
}

export function MixGrid({ mixes, label, eager = false }: MixGridProps) {
  return (
    <Grid label={label}>
      {mixes.map((mix, index) => (
        <MixCard key={mix.id} mix={mix} eager={eager && index < EAGER} />
      ))}
    </Grid>
  );
}
