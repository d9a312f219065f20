import { fromEvent, merge } from 'rxjs';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'visibilitychange'] as const;

/** The listener does anything here, or the tab is shown or hidden; cold. */
export const touches$ = merge(...TOUCHES.map((type) => fromEvent(document, type, { capture: true, passive: true })));
