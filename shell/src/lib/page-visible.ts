import { filter, fromEvent } from 'rxjs';

/** The listener returns to this tab; cold. */
export const pageVisible$ = fromEvent(document, 'visibilitychange').pipe(
  filter(() => document.visibilityState === 'visible'),
);
