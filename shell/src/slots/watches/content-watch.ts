import type { Observable } from 'rxjs';
import { hasVisibleContent } from './visible-content.ts';

const LOOK_EVERY_MS = 500;
/** An area that has all its code and shows nothing for this long is broken. */
const EMPTY_AFTER_MS = 8000;
/** While a request is in flight, it may be waiting for the response; not longer than this. */
const WAITING_LIMIT_MS = 30_000;
/** Rendering a response takes a while. */
const DRAW_MS = 1000;

export interface ContentWatchOptions {
  readonly isLoading: () => boolean;
  readonly isCalling: () => boolean;
  readonly path$: Observable<unknown>;
  /** Called when content is visible after staging. */
  readonly onContent: () => void;
  readonly onEmpty: () => void;
  readonly signal: AbortSignal;
}

/**
 * Watches whether anything is visible in an area's element, at first, once it is no longer staged and after each
 * navigation of the listener. Time is counted in checks, and only while the tab is visible: a sleeping or throttled
 * tab never counts as empty.
 */
export function watchContent(element: HTMLElement, options: ContentWatchOptions): void {
  const { isLoading, isCalling, path$, onContent, onEmpty, signal } = options;
  let timer: ReturnType<typeof setInterval> | undefined;
  let [watchedMs, emptyMs, quietMs] = [0, 0, 0];

  function look(): boolean {
    const hasContent = !isLoading() && hasVisibleContent(element);
    if (hasContent && !element.inert) onContent();
    return hasContent;
  }

  const isEmpty = () => emptyMs >= EMPTY_AFTER_MS && (quietMs >= DRAW_MS || emptyMs >= WAITING_LIMIT_MS);

  function tick() {
    if (document.hidden || isLoading()) return;
    watchedMs += LOOK_EVERY_MS;
    const hasContent = look();
    emptyMs = hasContent ? 0 : emptyMs + LOOK_EVERY_MS;
    quietMs = isCalling() ? 0 : quietMs + LOOK_EVERY_MS;
    if (hasContent ? watchedMs > EMPTY_AFTER_MS : isEmpty()) clearInterval(timer);
    if (isEmpty()) onEmpty();
  }

  function begin() {
    clearInterval(timer);
    watchedMs = emptyMs = quietMs = 0;
    timer = setInterval(tick, LOOK_EVERY_MS);
  }

  const observer = new MutationObserver(() => look() && observer.disconnect());

  /** Its styles apply from now on, and may hide earlier content. */
  function reveal() {
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    if (look()) observer.disconnect();
    begin();
  }

  const revealing = new MutationObserver(reveal);
  revealing.observe(element, { attributeFilter: ['data-staged'] });
  reveal();
  const following = path$.subscribe(begin);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    for (const one of [observer, revealing]) one.disconnect();
    following.unsubscribe();
  });
}
