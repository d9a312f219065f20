import { DjCard } from '@afterglow/shared-area/catalog';
import { CardSkeletons, Grid } from '@afterglow/shared-ui';
import type { SearchRequest } from '../../../config/search-request.ts';
import { EndlessResults } from './endless-results.tsx';
import { ResultSection } from './result-section.tsx';

const SKELETONS = 12;

export function ArtistResults(wanted: SearchRequest) {
  const skeleton = <CardSkeletons what="artists" count={SKELETONS} shape="circle" />;
  return (
    <ResultSection tab="artists">
      <EndlessResults group="Artists" noun="artist" {...wanted} skeleton={skeleton}>
        {(artists) =>
          artists.length === 0 ? null : (
            <Grid label="Artists">
              {artists.map((artist) => (
                <DjCard key={artist.id} artist={artist} />
              ))}
            </Grid>
          )
        }
      </EndlessResults>
    </ResultSection>
  );
}
