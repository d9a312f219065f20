import { RowSkeletons } from '@afterglow/shared-ui';
import { tracklistMatches } from '../model/derived-results.ts';
import { EndlessResults } from './endless-results.tsx';
import { ResultSection } from './result-section.tsx';
import { TracklistMatches } from './tracklist-matches.tsx';

const SKELETONS = 8;

export function TracklistResults({ keyword }: { readonly keyword: string }) {
  return (
    <ResultSection tab="tracklist">
      <EndlessResults group="Mixes" keyword={keyword} skeleton={<RowSkeletons what="tracks" count={SKELETONS} />}>
        {(mixes) => {
          const matches = tracklistMatches(mixes, keyword);
          return matches.length === 0 ? null : <TracklistMatches matches={matches} keyword={keyword} />;
        }}
      </EndlessResults>
    </ResultSection>
  );
}
