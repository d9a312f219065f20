import { CardSkeletons, Grid, ShowCard } from '@afterglow/shared-ui';
import { EndlessResults } from './endless-results.tsx';
import { ResultSection } from './result-section.tsx';

const SKELETONS = 12;

export function ShowResults({ keyword }: { readonly keyword: string }) {
  return (
    <ResultSection tab="shows">
      <EndlessResults group="Shows" keyword={keyword} skeleton={<CardSkeletons what="shows" count={SKELETONS} />}>
        {(shows) =>
          shows.length === 0 ? null : (
            <Grid label="Shows">
              {shows.map((show) => (
                <ShowCard key={show.id} show={show} />
              ))}
            </Grid>
          )
        }
      </EndlessResults>
    </ResultSection>
  );
}
