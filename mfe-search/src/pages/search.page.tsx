import { useRef } from 'react';
import { Sections } from '@afterglow/shared-ui';
import { GenreTiles } from '../features/genres/components/genre-tiles.tsx';
import { SearchPrompt } from '../features/prompt/components/search-prompt.tsx';
import { RecentSearches } from '../features/recent-searches/components/recent-searches.tsx';
import { useRecentItems } from '../features/recent-searches/use-recent-items.ts';

export function SearchPage() {
  const recent = useRecentItems();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <SearchPrompt headingRef={heading} />
      <Sections>
        <RecentSearches recent={recent} onFocusLost={() => heading.current?.focus()} />
        <GenreTiles />
      </Sections>
    </>
  );
}
