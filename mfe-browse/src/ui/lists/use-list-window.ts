import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { useListGeometry } from './use-list-geometry.ts';

/** Lines rendered beyond either edge of the window, so that Tab and a quick scroll find the next ones. */
const OVERSCAN_LINES = 3;

/** The part of a list of `count` equally high items that is in or near the window; `lastIndex` is inclusive. */
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

/** Only the listener scrolls the window, and the shell on back navigation. */
function leaveIt(): void {}
