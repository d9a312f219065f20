import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { useListGeometry } from './use-list-geometry.ts';

/** Lines drawn beyond either edge of the window: what Tab and a quick wheel reach next is there. */
const OVERSCAN_LINES = 3;

/** The part of a list of `count` equally high items that is in or near the window; `lastIndex` is included. */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number) {
  const { columns, linePx, topPx } = useListGeometry(list);
  const lines = Math.ceil(count / columns);
  const virtualizer = useWindowVirtualizer({
    count: lines,
    estimateSize: () => linePx,
    overscan: OVERSCAN_LINES,
    scrollMargin: topPx,
    scrollToFn: leaveIt,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, linePx]);

  const shown = virtualizer.getVirtualItems();
  const [firstLine, afterLine] = [shown[0]?.index ?? 0, (shown.at(-1)?.index ?? -1) + 1];
  const firstIndex = firstLine * columns;
  return {
    lastIndex: Math.min(afterLine * columns, count) - 1,
    part: { firstIndex, totalCount: count, beforePx: firstLine * linePx, afterPx: (lines - afterLine) * linePx },
  };
}

/** Where the window stands is the listener's, and the shell's when they go back. */
function leaveIt(): void {}
