import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** The current value of an observable that replays it. */
export function useCurrentValue<T>(value$: Observable<unknown>, read: () => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = value$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [value$],
  );
  return useSyncExternalStore(subscribe, read);
}
