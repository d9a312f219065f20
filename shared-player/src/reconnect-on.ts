import type { Observable } from 'rxjs';
import type { Deck } from './playback/deck.ts';

/** Runs pending retries immediately when the network is back or the page is visible. Returns a disposer. */
export function reconnectOn(deck: Deck, ...signals: readonly (Observable<unknown> | undefined)[]): () => void {
  const subscriptions = signals.map((signal$) => signal$?.subscribe(() => deck.current()?.reconnect()));
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
}
