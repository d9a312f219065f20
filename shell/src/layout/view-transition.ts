/** The page freezes while the new one is drawn; a change that takes longer happens without a transition. */
const LONGEST_STANDSTILL_MS = 100;

/**
 * Changes the page, fading from the old one to the new one where the browser can and the listener does not prefer less motion.
 * `isReady` says whether the new page's code is there: a page that has yet to be loaded is shown as it arrives.
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
  // A transition that the browser skips (another one has begun, the tab is hidden) has still changed the page.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** single-spa reports when it has mounted what the new address asks for; by then the area has drawn itself. */
function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_STANDSTILL_MS);
    window.addEventListener('single-spa:routing-event', () => setTimeout(resolve, 0), { once: true });
  });
}
