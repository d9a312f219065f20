import { filter, fromEvent } from 'rxjs';

/** The listener returns to this tab; cold. */
export const pageShown$ = fromEvent(document, 'visibilitychange').pipe(
  filter(() => document.visibilityState === 'visible'),
);
