import { useLayoutEffect } from 'react';

/** The page behind does not scroll while this is mounted; `scrollbar-gutter: stable` keeps it from moving aside. */
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
