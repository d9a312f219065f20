import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** The current value of an observable that replays it to every subscriber immediately. */
export function useObservable<T>(source$: Observable<T>, initial: T): T {
  const store = useMemo(() => createSnapshot(source$, initial), [source$, initial]);
  return useSyncExternalStore(store.subscribe, store.get);
}

function createSnapshot<T>(source$: Observable<T>, initial: T) {
  let value = initial;
  source$.subscribe((replayed) => (value = replayed)).unsubscribe();
  return {
    get: () => value,
    subscribe(onChange: () => void) {
      const subscription = source$.subscribe((next) => {
        value = next;
        onChange();
      });
      return () => subscription.unsubscribe();
    },
  };
}
