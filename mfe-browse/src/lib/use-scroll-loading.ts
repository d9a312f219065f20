import { useEffect } from 'react';
import { isNearEnd, SCROLL_CHECK_MS } from './scroll-loading.ts';

/** Calls `onNearEnd` while there is more and the page is scrolled near its end, or is not longer than its window. */
export function useScrollLoading({
  hasMore,
  onNearEnd,
}: {
  readonly hasMore: boolean;
  readonly onNearEnd: () => void;
}) {
  useEffect(() => {
    if (!hasMore) return;
    const timer = setInterval(() => {
      if (isNearEnd(currentPlace())) onNearEnd();
    }, SCROLL_CHECK_MS);
    return () => clearInterval(timer);
  }, [hasMore, onNearEnd]);
}

function currentPlace() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { top: scrollY, windowHeight: clientHeight, contentHeight: scrollHeight };
}
