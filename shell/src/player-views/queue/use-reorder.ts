import { useState, type PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  readonly startY: number;
  readonly offsetPx: number;
  readonly rowPx: number;
}

interface ReorderOptions {
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Rows of equal height that are dragged by a handle. The rows in between shift; the list itself changes when the row
 * is released.
 */
export function useReorder({ count, onMove }: ReorderOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const to = drag ? placeOf(drag, count) : 0;

  return {
    draggedRow: drag?.from ?? null,
    offsetOf: (row: number) => (drag ? offsetOf(row, drag, to) : 0),
    handleProps: (row: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const rowPx = event.currentTarget.closest('li')?.offsetHeight ?? 0;
        if (event.button !== 0 || rowPx === 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: row, startY: event.clientY, offsetPx: 0, rowPx });
      },
      onPointerMove(event: PointerEvent) {
        setDrag((now) => now && { ...now, offsetPx: event.clientY - now.startY });
      },
      onPointerUp() {
        setDrag(null);
        if (drag && to !== drag.from) onMove(drag.from, to);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function placeOf({ from, offsetPx, rowPx }: Drag, count: number): number {
  return Math.min(Math.max(from + Math.round(offsetPx / rowPx), 0), count - 1);
}

function offsetOf(row: number, { from, offsetPx, rowPx }: Drag, to: number): number {
  if (row === from) return offsetPx;
  if (row > from && row <= to) return -rowPx;
  return row < from && row >= to ? rowPx : 0;
}
