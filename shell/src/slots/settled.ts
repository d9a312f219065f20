import { delay } from '../lib/delay.ts';

/** Long enough for a page whose code and data are loaded; a slower one is shown with its skeletons. */
const SETTLE_LIMIT_MS = 1000;

/** Resolves when nothing in the place says that it is loading any more, so that a swap shows content and no skeleton. */
export async function settled(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!isLoading(place)) return;
  const over = new AbortController();
  const observer = new MutationObserver(() => {
    if (!isLoading(place)) over.abort();
  });
  observer.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  await delay(SETTLE_LIMIT_MS, AbortSignal.any([signal, over.signal]));
  observer.disconnect();
}

function isLoading(place: HTMLElement): boolean {
  return place.querySelector('[data-staged] [aria-busy="true"]') !== null;
}
