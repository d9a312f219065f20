import type { NavigationPort } from '@afterglow/shared-contracts';
import { skip } from 'rxjs';

/** Pages are lazy; one that has no heading by then leaves the focus where it was. */
const PATIENCE_MS = 5000;
const LISTENER_TAKES_OVER = ['keydown', 'pointerdown'] as const;

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader says where the listener is and Tab goes on
 * from there. It does not while someone types: a search field may navigate as they do.
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

/** Focuses the new heading, and the one that replaces it when a page's skeleton gives way to its content. */
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
