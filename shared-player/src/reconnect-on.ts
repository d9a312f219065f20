import type { Observable } from 'rxjs';
import type { Deck } from './playback/deck.ts';

/** Retries at once what is waiting for a timer when the network or the page is back. Returns a function that undoes it. */
export function reconnectOn(deck: Deck, ...signals: readonly (Observable<unknown> | undefined)[]): () => void {
  const subscriptions = signals.map((signal$) => signal$?.subscribe(() => deck.current()?.reconnect()));
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
}
