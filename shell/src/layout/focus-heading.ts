import type { NavigationPort } from '@afterglow/shared-contracts';
import { skip } from 'rxjs';

/** Pages are lazy; one that has no heading by then keeps the focus where it was. */
const PATIENCE_MS = 5000;

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where the listener is and Tab goes on
 * from there. Not while somebody types: a search field may navigate as they do.
 */
export function focusHeadingAfterNavigation(navigation: NavigationPort, main: HTMLElement): void {
  let pathname = location.pathname;
  let stop = () => {};
  navigation.path$.pipe(skip(1)).subscribe(() => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    stop();
    stop = whenHeadingIsNew(main, (heading) => {
      if (isTyping()) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  });
}

/** Calls back once, with the first heading that was not there before. */
function whenHeadingIsNew(main: HTMLElement, callback: (heading: HTMLElement) => void): () => void {
  const before = headingOf(main);
  const textBefore = before?.textContent;
  const observer = new MutationObserver(() => {
    const heading = headingOf(main);
    if (!heading || (heading === before && heading.textContent === textBefore)) return;
    stop();
    callback(heading);
  });
  observer.observe(main, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
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
