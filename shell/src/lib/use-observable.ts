import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** The latest value of a source; `getCurrent` answers before the first value comes and must be stable between changes. */
export function useObservable<Value>(source$: Observable<Value>, getCurrent: () => Value): Value {
  const latest = useRef<{ readonly source$: Observable<Value>; readonly value: Value } | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source$.subscribe((value) => {
        latest.current = { source$, value };
        onChange();
      });
      return () => subscription.unsubscribe();
    },
    [source$],
  );
  return useSyncExternalStore(subscribe, () =>
    latest.current?.source$ === source$ ? latest.current.value : getCurrent(),
  );
}
