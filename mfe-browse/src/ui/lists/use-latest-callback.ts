import { useCallback, useEffect, useRef } from 'react';
import type { GetMix } from '../../lib/queue-around.ts';

/** A stable function that reads the list's current items, so that components with it need not rerender. */
export function useLatestCallback(itemAt: GetMix): GetMix {
  const now = useRef(itemAt);
  useEffect(() => {
    now.current = itemAt;
  });
  return useCallback((place) => now.current(place), []);
}
