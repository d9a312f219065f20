import { useLayoutEffect, useState, type RefObject } from 'react';

/** The layout of a list, as measured; its stylesheet decides. */
export interface ListGeometry {
  readonly columns: number;
  /** A line and the gap below it. */
  readonly linePx: number;
  /** The list's position in the document. */
  readonly topPx: number;
}

const FIRST_GUESS: ListGeometry = { columns: 1, linePx: 300, topPx: 0 };

/** Measures a list of equally high items before it is painted, and again when it or the page is resized. */
export function useListGeometry(list: RefObject<HTMLElement | null>): ListGeometry {
  const [geometry, setGeometry] = useState(FIRST_GUESS);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setGeometry((now) => unlessSame(now, geometryOf(element)));
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

function geometryOf(list: HTMLElement): ListGeometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const itemPx = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    linePx: itemPx > 0 ? itemPx + (Number.parseFloat(rowGap) || 0) : FIRST_GUESS.linePx,
    topPx: Math.round(list.getBoundingClientRect().top + scrollY),
  };
}

function unlessSame(now: ListGeometry, next: ListGeometry): ListGeometry {
  const isSame = now.columns === next.columns && now.linePx === next.linePx && now.topPx === next.topPx;
  return isSame ? now : next;
}
