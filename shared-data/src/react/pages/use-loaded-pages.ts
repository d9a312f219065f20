import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataEnvironment } from '../data-provider.tsx';
import { NO_PAGES_LOADED, type LoadedPages } from './paged-list.ts';

/** How far a list was read, even by an earlier component that showed it; stored as long as its pages are. */
export function useLoadedPages([scope, ...list]: QueryKey): [LoadedPages, (next: LoadedPages) => void] {
  const { queryClient } = useDataEnvironment();
  const serializedKey = JSON.stringify([scope, 'reach', ...list]);
  const [loaded, setLoaded] = useState(
    () => queryClient.getQueryData<LoadedPages>(JSON.parse(serializedKey) as QueryKey) ?? NO_PAGES_LOADED,
  );
  const setCached = useCallback(
    (next: LoadedPages) => {
      queryClient.setQueryData(JSON.parse(serializedKey) as QueryKey, next);
      setLoaded(next);
    },
    [queryClient, serializedKey],
  );
  return [loaded, setCached];
}
