import { useEffect, useRef, useState } from 'react';

/** True once the element has scrolled off the top of the window. */
export function useScrolledPast() {
  const element = useRef<HTMLElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return; // without it the page is only less convenient
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { element, past };
}
