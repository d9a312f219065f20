import { useCallback, useEffect, useRef, useState } from 'react';

const TOLERANCE_PX = 2; // fractional widths never add up exactly

interface Reach {
  readonly back: boolean;
  readonly forward: boolean;
}

/** The scroll position of a list, and functions to turn its pages. */
export function useRail() {
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<Reach>({ back: false, forward: false });

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
    const next = { back: element.scrollLeft > TOLERANCE_PX, forward: rest > TOLERANCE_PX };
    setReach((now) => (now.back === next.back && now.forward === next.forward ? now : next));
  }, []);

  // After each render, because it may have changed the width of the content. An observer is notified after layout; reading sizes here
  // would force a layout for every rail.
  useEffect(() => {
    if (!list.current || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  });

  function turn(pages: 1 | -1) {
    const element = list.current;
    if (element) element.scrollBy({ left: pages * element.clientWidth, behavior: scrollBehavior() });
  }

  return { list, reach, measure, turn };
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
