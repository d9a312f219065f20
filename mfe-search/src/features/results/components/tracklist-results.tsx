import { EmptyState, RowSkeletons } from '@afterglow/shared-ui';
import type { SearchRequest } from '../../../config/search-request.ts';
import { tracklistMatches } from '../model/derived-results.ts';
import { EndlessResults } from './endless-results.tsx';
import { ResultSection } from './result-section.tsx';
import { TracklistMatches } from './tracklist-matches.tsx';

const SKELETONS = 8;

export function TracklistResults(wanted: SearchRequest) {
  return (
    <ResultSection tab="tracklist">
      <EndlessResults
        group="Mixes"
        noun="mix"
        countOf={(mixes) => tracklistMatches(mixes, wanted.keyword).length}
        {...wanted}
        skeleton={<RowSkeletons what="tracks" count={SKELETONS} />}
      >
        {(mixes) => {
          const matches = tracklistMatches(mixes, wanted.keyword);
          if (mixes.length === 0) return null;
          return matches.length === 0 ? (
            <EmptyState
              icon="tracklist"
              title={`No tracks found for "${wanted.keyword}"`}
              text="Some mixes, artists, or shows match. Check the other tabs."
            />
          ) : (
            <TracklistMatches matches={matches} keyword={wanted.keyword} />
          );
        }}
      </EndlessResults>
    </ResultSection>
  );
}
