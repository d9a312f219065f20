import type { NavigationPort } from '@afterglow/shared-contracts';
import { skip } from 'rxjs';

/** Pages are lazy; one without a heading by then does not move the focus. */
const PATIENCE_MS = 5000;
const LISTENER_TAKES_OVER = ['keydown', 'pointerdown'] as const;

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader announces the page and Tab
 * continues there. Not during typing: a search field may navigate at the same time.
 */
export function focusHeadingAfterNavigation(navigation: NavigationPort, main: HTMLElement): void {
  let { pathname } = location;
  let stop = () => {};
  navigation.path$.pipe(skip(1)).subscribe(() => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    stop();
    if (!isTyping()) stop = followHeading(main);
  });
}

/** Focuses the new heading, and the one that replaces it when the content replaces the page's skeleton. */
function followHeading(main: HTMLElement): () => void {
  const given = new AbortController();
  const old = headingOf(main);
  let seen = { heading: old, text: old?.textContent };
  const observer = new MutationObserver(() => {
    const heading = headingOf(main);
    if (!heading || (heading === seen.heading && heading.textContent === seen.text)) return;
    seen = { heading, text: heading.textContent };
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  observer.observe(main, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of LISTENER_TAKES_OVER) window.addEventListener(type, stop, { signal: given.signal });

  function stop() {
    given.abort();
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

function headingOf(main: HTMLElement): HTMLElement | undefined {
  return [...main.querySelectorAll<HTMLElement>('h1')].find((heading) => !heading.closest('[inert]'));
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
}
