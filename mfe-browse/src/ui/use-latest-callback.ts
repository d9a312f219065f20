import { useCallback, useEffect, useRef } from 'react';
import type { GetMix } from '../lib/queue-around.ts';

/** Always the same function, which reads the list's current items: what is drawn with it need not render again for it. */
export function useLatestCallback(itemAt: GetMix): GetMix {
  const now = useRef(itemAt);
  useEffect(() => {
    now.current = itemAt;
  });
  return useCallback((place) => now.current(place), []);
}
