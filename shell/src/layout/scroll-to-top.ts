import type { NavigationPort } from '@afterglow/shared-contracts';
import { skip } from 'rxjs';

/** A page that is newly opened begins at its top. Going back and forth is left to the browser, which remembers the position. */
export function scrollToTopOnNewPages(navigation: NavigationPort): void {
  let { pathname } = location;
  let { length } = history;
  navigation.path$.pipe(skip(1)).subscribe(() => {
    const isNew = history.length !== length && location.pathname !== pathname;
    ({ pathname } = location);
    ({ length } = history);
    if (isNew) window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
