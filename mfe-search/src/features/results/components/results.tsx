import { Sections, usePageTitle, VisuallyHidden } from '@afterglow/shared-ui';
import type { ResultTab } from '../../../config/tabs.ts';
import { ArtistResults } from './artist-results.tsx';
import { GenreResults } from './genre-results.tsx';
import { MixResults } from './mix-results.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { ShowResults } from './show-results.tsx';
import { TopResults } from './top-results.tsx';
import { TracklistResults } from './tracklist-results.tsx';

interface ResultsProps {
  /** Not empty. */
  readonly keyword: string;
  readonly tab: ResultTab;
}

export function Results({ keyword, tab }: ResultsProps) {
  usePageTitle(`Search: ${keyword}`);
  return (
    <>
      <VisuallyHidden>
        <h1>Results for {keyword}</h1>
      </VisuallyHidden>
      <ResultTabs keyword={keyword} current={tab} />
      {/* Every result is a page of another area, which is likely to be opened next. */}
      <div data-load-ahead="in-view">
        <Sections>
          <TabResults key={keyword} keyword={keyword} tab={tab} />
        </Sections>
      </div>
    </>
  );
}

function TabResults({ keyword, tab }: ResultsProps) {
  switch (tab) {
    case 'top':
      return <TopResults keyword={keyword} />;
    case 'mixes':
      return <MixResults keyword={keyword} />;
    case 'genres':
      return <GenreResults keyword={keyword} />;
    case 'artists':
      return <ArtistResults keyword={keyword} />;
    case 'shows':
      return <ShowResults keyword={keyword} />;
    case 'tracklist':
      return <TracklistResults keyword={keyword} />;
  }
}
