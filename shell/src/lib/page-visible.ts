import { filter, fromEvent, merge } from 'rxjs';

/** The listener returns to this tab, or to this page of the browser's history; cold. */
export const pageVisible$ = merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'pageshow')).pipe(
  filter(() => document.visibilityState === 'visible'),
);
