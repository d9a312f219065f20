import { filter, fromEvent } from 'rxjs';

/** The listener comes back to this tab; cold. */
export const pageShown$ = fromEvent(document, 'visibilitychange').pipe(
  filter(() => document.visibilityState === 'visible'),
);
