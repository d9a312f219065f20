import { isOfSearch } from '@afterglow/shared-area/search-field';
import { useRecentSearches } from '@afterglow/shared-data/react';
import { useEffect } from 'react';
import { itemOfPath } from './model/item-of-path.ts';

/**
 * While the search is on the screen: adds the item that the listener leaves it for to the recent searches, however it was opened, but
 * not one reached by going back or forward.
 */
export function useRememberOpened(): void {
  const { add } = useRecentSearches();
  useEffect(() => {
    let wasHere = true;
    return onAddressChange((isBackOrForward) => {
      const { pathname } = window.location;
      const isLeaving = wasHere && !isOfSearch(pathname);
      wasHere = isOfSearch(pathname);
      const item = isLeaving && !isBackOrForward ? itemOfPath(pathname) : undefined;
      if (item) add(item.type, item.itemId);
    });
  }, [add]);
}

/**
 * Going back and forward is an event of the browser's own; every other navigation is announced by an event that a script made. The
 * shell's router, single-spa, replaces `window.addEventListener` and holds such events back until the area that is left is gone: the
 * prototype's method hears them at once.
 */
function onAddressChange(listener: (isBackOrForward: boolean) => void): () => void {
  const given = new AbortController();
  const onPopState = ({ isTrusted }: Event) => listener(isTrusted);
  EventTarget.prototype.addEventListener.call(window, 'popstate', onPopState, { signal: given.signal });
  return () => given.abort();
}
