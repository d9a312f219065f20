import type { Observable } from 'rxjs';
import type { Deck } from './playback/deck.ts';

/** The network or the page is back: what waits for a timer is tried at once. Hands back its undoing. */
export function wakeOn(deck: Deck, ...signals: readonly (Observable<unknown> | undefined)[]): () => void {
  const subscriptions = signals.map((signal$) => signal$?.subscribe(() => deck.current()?.wake()));
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe());
}
