const OPAQUE_FROM_PX = 90;
const HIGHEST_OPACITY = 0.9;

/** Opacity of the top bar's background at a scroll position in pixels. */
export function topBarOpacity(scrollPx: number): number {
  if (scrollPx >= OPAQUE_FROM_PX) return HIGHEST_OPACITY;
  return Math.max(scrollPx, 0) / 100;
}
