import { aborted } from '../../lib/aborted.ts';
import { delay } from '../../lib/delay.ts';
import { awaitsPage, hasVisibleContent } from './visible-content.ts';

/** Long enough for a page whose code and data are loaded; a slower one is shown with its skeletons. */
const SETTLE_LIMIT_MS = 1000;
/** A fade-in, or an image that arrives, changes nothing in the document. */
const LOOK_EVERY_MS = 500;

/**
 * Resolves when the staged version shows content, and nothing in it is loading, so that a swap shows no skeleton. An
 * empty one never does: the watch of its content ends the wait, or the signal.
 */
export async function waitForContent(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const staged = place.querySelector('[data-staged]');
  if (!staged) return;
  const isLoading = () => staged.querySelector('[aria-busy="true"]') !== null;
  await once(staged, () => (isLoading() && !awaitsPage(staged)) || hasVisibleContent(staged), signal);
  const late = new AbortController();
  void delay(SETTLE_LIMIT_MS, signal).then(() => late.abort());
  await once(staged, () => !isLoading(), AbortSignal.any([signal, late.signal]));
}

async function once(element: Element, isTrue: () => boolean, signal: AbortSignal): Promise<void> {
  if (isTrue()) return;
  const over = new AbortController();
  const look = () => isTrue() && over.abort();
  const observer = new MutationObserver(look);
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  const timer = setInterval(look, LOOK_EVERY_MS);
  await aborted(AbortSignal.any([signal, over.signal]));
  clearInterval(timer);
  observer.disconnect();
}
