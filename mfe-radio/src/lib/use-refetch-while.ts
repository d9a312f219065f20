import { useEffect } from 'react';

/** What could not be read is tried again this soon. */
const AGAIN_AFTER_MS = 30_000;

/** Reads again what no longer reaches far enough, and again while that has not helped. */
export function useRefetchWhile(isWanted: boolean, refetch: () => void, nowMs: number): void {
  const attempt = Math.floor(nowMs / AGAIN_AFTER_MS);
  useEffect(() => {
    if (isWanted) refetch();
  }, [isWanted, refetch, attempt]);
}
