const WINDOW_PX = 900;
/** So long that its end is not near. */
export const LONG_PX = 9000;

/** jsdom has no layout, so the test sets the page height. */
export function setPageHeight(heightPx: number): void {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(heightPx);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW_PX);
}
