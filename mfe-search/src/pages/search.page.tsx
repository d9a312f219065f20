import { useRef } from 'react';
import { Sections } from '@afterglow/shared-ui';
import { GenreTiles } from '../features/genres/index.ts';
import { SearchPrompt } from '../features/prompt/index.ts';
import { RecentSearches, useRecentItems } from '../features/recent-searches/index.ts';

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
