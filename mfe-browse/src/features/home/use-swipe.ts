import { useRef, type PointerEvent } from 'react';

/** A shorter move is not a swipe. */
export const SWIPE_PX = 200;

interface SwipeOptions {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Handlers for an element that is swiped sideways, by finger, pen or mouse. */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      startX.current = event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      const way = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(way) < SWIPE_PX) return;
      if (way < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      startX.current = null;
    },
  };
}
