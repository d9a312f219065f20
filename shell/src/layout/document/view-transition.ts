/** The page freezes while the new one renders; a slower change happens without a transition. */
const LONGEST_STANDSTILL_MS = 100;

/**
 * Changes the page, fading from the old one to the new one if the browser can and the listener does not prefer reduced
 * motion. `isReady` says whether the new page's code is loaded: otherwise the page is shown as it arrives.
 */
export function changePage(change: () => void, isReady: boolean): void {
  const canFade =
    'startViewTransition' in document && isReady && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!canFade) return change();
  const transition = document.startViewTransition(async () => {
    const drawn = nextPage();
    change();
    await drawn;
  });
  // A transition skipped by the browser (another one has started, the tab is hidden) has still changed the page.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** single-spa reports when it has mounted the application of the new URL; by then the area has rendered. */
function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_STANDSTILL_MS);
    window.addEventListener('single-spa:routing-event', () => setTimeout(resolve, 0), { once: true });
  });
}
