import { fromEvent, merge } from 'rxjs';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'visibilitychange'] as const;

/** Any input of the listener, or the tab is shown or hidden; cold. */
export const touches$ = merge(...TOUCHES.map((type) => fromEvent(document, type, { capture: true, passive: true })));
