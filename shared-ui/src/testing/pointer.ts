import { fireEvent } from '@testing-library/react';

const WIDTH_PX = 200;

/** Gives an element 200 px from the left edge, and the capture methods that jsdom lacks. */
export function layOut(element: HTMLElement): void {
  element.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH_PX, 24);
  element.setPointerCapture = () => undefined;
}

type Gesture = 'down' | 'move' | 'up' | 'leave' | 'cancel';

/** One pointer event at `x` px; jsdom's own PointerEvent has no position. */
export function point(
  element: HTMLElement,
  gesture: Gesture,
  x: number,
  init: MouseEventInit & { pointerType?: string } = {},
): void {
  const type = gesture === 'leave' ? 'pointerout' : `pointer${gesture}`;
  const event = new MouseEvent(type, { bubbles: true, clientX: x, ...init });
  fireEvent(element, Object.assign(event, { pointerId: 1, pointerType: init.pointerType ?? 'mouse' }));
}
