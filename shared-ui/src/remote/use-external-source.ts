import { useCallback, useSyncExternalStore } from 'react';

interface Source {
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/** What `read` returns now, read again whenever the source emits. Renders again only when that has changed. */
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
