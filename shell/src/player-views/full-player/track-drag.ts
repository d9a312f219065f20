import { swipeOf, type Swipe } from './swipe.ts';

interface FingerHandlers {
  /** While the finger moves, in CSS pixels from where it started. */
  readonly onMove?: (dx: number, dy: number) => void;
  /** It was lifted; null when that was no swipe, or the browser took over the gesture. */
  readonly onEnd: (swipe: Swipe | null) => void;
}

/** Tracks one finger on an element; mice and pens have other controls. Returns a disposer. */
export function trackDrag(element: HTMLElement, { onMove, onEnd }: FingerHandlers): () => void {
  let start: PointerEvent | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isOther = (event: PointerEvent) => event.pointerId !== start?.pointerId;

  function onDown(event: PointerEvent) {
    if (event.pointerType !== 'touch' || start) return;
    start = event;
  }
  function onPointerMove(event: PointerEvent) {
    if (start && !isOther(event)) onMove?.(event.clientX - start.clientX, event.clientY - start.clientY);
  }
  function onUp(event: PointerEvent) {
    if (!start || isOther(event)) return;
    const { clientX, clientY, timeStamp } = start;
    start = null;
    onEnd(
      swipeOf({ dx: event.clientX - clientX, dy: event.clientY - clientY, durationMs: event.timeStamp - timeStamp }),
    );
  }
  function onCancel(event: PointerEvent) {
    if (!start || isOther(event)) return;
    start = null;
    onEnd(null);
  }

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onPointerMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onCancel, { signal });
  return () => stopping.abort();
}
