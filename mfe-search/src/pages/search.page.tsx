import { useRef } from 'react';
import { SearchPrompt } from '../features/prompt/components/search-prompt.tsx';
import { RecentSearches } from '../features/recent-searches/components/recent-searches.tsx';
import { useRecentItems } from '../features/recent-searches/use-recent-items.ts';

export function SearchPage() {
  const recent = useRecentItems();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <SearchPrompt isCompact={recent.status !== 'none'} headingRef={heading} />
      <RecentSearches recent={recent} onFocusLost={() => heading.current?.focus()} />
    </>
  );
}
