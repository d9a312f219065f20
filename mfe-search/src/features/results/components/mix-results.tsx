import { CardSkeletons, Grid, MixCard } from '@afterglow/shared-ui';
import type { SearchRequest } from '../../../config/search-request.ts';
import { EndlessResults } from './endless-results.tsx';
import { ResultSection } from './result-section.tsx';

const SKELETONS = 12;

export function MixResults(wanted: SearchRequest) {
  return (
    <ResultSection tab="mixes">
      <EndlessResults group="Mixes" noun="mix" {...wanted} skeleton={<CardSkeletons what="mixes" count={SKELETONS} />}>
        {(mixes) =>
          mixes.length === 0 ? null : (
            <Grid label="Mixes">
              {mixes.map((mix) => (
                <MixCard key={mix.id} mix={mix} />
              ))}
            </Grid>
          )
        }
      </EndlessResults>
    </ResultSection>
  );
}
