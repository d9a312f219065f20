import { type ResultTab, queryOf } from '@afterglow/shared-area/search-field';
import { Sections, usePageTitle, VisuallyHidden } from '@afterglow/shared-ui';
import { useCallback, useState, type ReactNode } from 'react';
import type { SearchRequest } from '../../../config/search-request.ts';
import { OutcomeContext } from '../result-announcement.ts';
import { ArtistResults } from './artist-results.tsx';
import { GenreResults } from './genre-results.tsx';
import { MixResults } from './mix-results.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { ShowResults } from './show-results.tsx';
import { TopResults } from './top-results.tsx';
import { TracklistResults } from './tracklist-results.tsx';

interface ResultsProps extends SearchRequest {
  readonly tab: ResultTab;
  readonly children: ReactNode;
}

export function Results({ tab, children, ...wanted }: ResultsProps) {
  const { keyword, filters } = wanted;
  usePageTitle(`Search: ${keyword}`);
  const place = `${tab}/${keyword}?${queryOf(filters)}`;
  // Cleared for another page, so that the same outcome is announced again.
  const [said, setSaid] = useState({ place, outcome: '' });
  const say = useCallback((outcome: string) => setSaid({ place, outcome }), [place]);
  return (
    <>
      <VisuallyHidden>
        <h1>Results for {keyword}</h1>
        <span role="status">{said.place === place && said.outcome}</span>
      </VisuallyHidden>
      <ResultTabs {...wanted} current={tab} />
      {children}
      {/* Every result is a page of another area, which is likely to be opened next. */}
      <div data-load-ahead="in-view">
        <OutcomeContext value={say}>
          <Sections>
            <TabResults key={`${keyword}?${queryOf(filters)}`} {...wanted} tab={tab} />
          </Sections>
        </OutcomeContext>
      </div>
    </>
  );
}

function TabResults({ tab, ...wanted }: SearchRequest & { readonly tab: ResultTab }) {
  switch (tab) {
    case 'top':
      return <TopResults {...wanted} />;
    case 'mixes':
      return <MixResults {...wanted} />;
    case 'genres':
      return <GenreResults {...wanted} />;
    case 'artists':
      return <ArtistResults {...wanted} />;
    case 'shows':
      return <ShowResults {...wanted} />;
    case 'tracklist':
      return <TracklistResults {...wanted} />;
  }
}
