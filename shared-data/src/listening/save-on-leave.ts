import { filter, fromEvent, merge } from 'rxjs';
import type { ListeningStore } from './listening-store.ts';

/** Saves when the page goes away, and saves what failed offline as soon as the browser is online again. */
export function saveOnLeave(listening: Pick<ListeningStore, 'flush'>): () => void {
  const hidden$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden'));
  // On a phone, a hidden page may be the last thing the browser reports.
  const saving = merge(hidden$, fromEvent(window, 'pagehide'), fromEvent(window, 'online')).subscribe(listening.flush);
  return () => saving.unsubscribe();
}
