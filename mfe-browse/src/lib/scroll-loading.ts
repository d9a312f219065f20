/** The position of a window in what it scrolls, in pixels. */
export interface ScrollPlace {
  readonly top: number;
  readonly windowHeight: number;
  readonly contentHeight: number;
}

/** Scrolls are looked at this often at most. */
export const SCROLL_CHECK_MS = 200;

/** Is the window's lower edge within a third of its height of the end of the content? */
export function isNearEnd({ top, windowHeight, contentHeight }: ScrollPlace): boolean {
  return contentHeight - (top + windowHeight) <= windowHeight / 3;
}
