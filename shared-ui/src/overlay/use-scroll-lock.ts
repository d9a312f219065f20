import { useLayoutEffect } from 'react';

/** Stops the page behind from scrolling while this is mounted; `scrollbar-gutter: stable` prevents a sideways shift. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}
