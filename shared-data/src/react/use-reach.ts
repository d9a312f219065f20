import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataEnvironment } from './data-provider.tsx';
import { NOTHING_READ, type Reach } from './paged-list.ts';

/** How far a list was read, even by an earlier component that showed it; remembered as long as its pages are. */
export function useReach([scope, ...list]: QueryKey): [Reach, (next: Reach) => void] {
  const { queryClient } = useDataEnvironment();
  const serialisedKey = JSON.stringify([scope, 'reach', ...list]);
  const [reach, setReach] = useState(
    () => queryClient.getQueryData<Reach>(JSON.parse(serialisedKey) as QueryKey) ?? NOTHING_READ,
  );
  const keep = useCallback(
    (next: Reach) => {
      queryClient.setQueryData(JSON.parse(serialisedKey) as QueryKey, next);
      setReach(next);
    },
    [queryClient, serialisedKey],
  );
  return [reach, keep];
}
