/** At the latest after this, however busy the page is. */
const LATEST_MS = 2000;

export function onceIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 0); // Safari
}
