import { isOfSearch } from '@afterglow/shared-area/search-field';
import { useRecentSearches } from '@afterglow/shared-data/react';
import { useEffect } from 'react';
import { itemOfPath } from './model/item-of-path.ts';

/**
 * While the search is shown: adds the item that the listener opens from it to the recent searches, by any kind of
 * navigation except back and forward.
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
 * Back and forward are trusted events of the browser; every other navigation dispatches an event from a script. The
 * shell's router, single-spa, replaces `window.addEventListener` and delays such events until the previous area is
 * unmounted: the method of the prototype receives them immediately.
 */
function onAddressChange(listener: (isBackOrForward: boolean) => void): () => void {
  const given = new AbortController();
  const onPopState = ({ isTrusted }: Event) => listener(isTrusted);
  EventTarget.prototype.addEventListener.call(window, 'popstate', onPopState, { signal: given.signal });
  return () => given.abort();
}
