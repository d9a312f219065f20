import { filter, fromEvent, merge } from 'rxjs';
import type { ListeningStore } from './listening-store.ts';

/** Saves when the page unloads, and saves failed offline data as soon as the browser is online again. */
export function saveOnLeave(listening: Pick<ListeningStore, 'flush'>): () => void {
  const hidden$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden'));
  // On a phone, a hidden page may be the last event of the browser.
  const saving = merge(hidden$, fromEvent(window, 'pagehide'), fromEvent(window, 'online')).subscribe(listening.flush);
  return () => saving.unsubscribe();
}
