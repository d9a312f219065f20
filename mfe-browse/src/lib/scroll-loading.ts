/** The scroll position of a window in its content, in pixels. */
export interface ScrollPlace {
  readonly top: number;
  readonly windowHeight: number;
  readonly contentHeight: number;
}

export const SCROLL_CHECK_MS = 200;

/** Whether the window's lower edge is within a third of its height of the end of the content. */
export function isNearEnd({ top, windowHeight, contentHeight }: ScrollPlace): boolean {
  return contentHeight - (top + windowHeight) <= windowHeight / 3;
}
