import { filter, fromEvent, merge } from 'rxjs';
import type { ListeningStore } from './listening-store.ts';

/** Nothing is lost with the page, and what could not be saved offline is saved when the browser is online again. */
export function saveOnLeave(listening: Pick<ListeningStore, 'flush'>): () => void {
  const hidden$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden'));
  // A phone may never tell more than that the page is hidden.
  const saving = merge(hidden$, fromEvent(window, 'pagehide'), fromEvent(window, 'online')).subscribe(listening.flush);
  return () => saving.unsubscribe();
}
