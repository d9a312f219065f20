import { useEffect } from 'react';
import { isNearEnd, SCROLL_CHECK_MS } from './scroll-loading.ts';
import { throttled } from './throttled.ts';

interface ScrollLoading {
  readonly hasMore: boolean;
  readonly onNearEnd: () => void;
}

/** Calls `onNearEnd` while there is more and the page is scrolled near its end, or is no longer than its window. */
export function useScrollLoading({ hasMore, onNearEnd }: ScrollLoading) {
  useEffect(() => {
    if (!hasMore) return;
    const check = throttled(() => {
      if (isNearEnd(currentPlace())) onNearEnd();
    }, SCROLL_CHECK_MS);
    const frame = requestAnimationFrame(check.call); // new items are laid out first
    addEventListener('scroll', check.call, { passive: true });
    addEventListener('resize', check.call);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', check.call);
      removeEventListener('resize', check.call);
      check.stop();
    };
  }, [hasMore, onNearEnd]);
}

function currentPlace() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { top: scrollY, windowHeight: clientHeight, contentHeight: scrollHeight };
}
