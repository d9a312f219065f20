import { useCallback, useSyncExternalStore } from 'react';

interface Source {
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/** The current value of `read`, updated whenever the source emits. Rerenders only when it has changed. */
export function useExternalSource<T>(source: Source, read: () => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source.subscribe(onChange);
      return () => {
        subscription.unsubscribe();
      };
    },
    [source],
  );
  return useSyncExternalStore(subscribe, read);
}
