export type Swipe = 'left' | 'right' | 'up' | 'down';

/** The minimum length of a swipe, in CSS pixels; a quick one may be shorter. */
const FAR_PX = 90;
const QUICK_PX = 30;
/** CSS pixels per millisecond. */
const QUICK_SPEED = 0.5;

export interface Move {
  readonly dx: number;
  readonly dy: number;
  readonly durationMs: number;
}

export function swipeOf({ dx, dy, durationMs }: Move): Swipe | null {
  const isSideways = Math.abs(dx) > Math.abs(dy);
  const along = isSideways ? dx : dy;
  const distance = Math.abs(along);
  const isQuick = distance >= QUICK_PX && distance / Math.max(durationMs, 1) >= QUICK_SPEED;
  if (distance < FAR_PX && !isQuick) return null;
  if (isSideways) return along < 0 ? 'left' : 'right';
  return along < 0 ? 'up' : 'down';
}
