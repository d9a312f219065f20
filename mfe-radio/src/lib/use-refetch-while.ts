import { useEffect, useState } from 'react';

/** What could not be read is tried again this soon. */
const AGAIN_AFTER_MS = 30_000;
/** A show ends for everyone at the same instant: the listeners' pages read again within this time of it. */
export const SPREAD_MS = 4000;

/** Reads again what no longer reaches far enough, and again while that has not helped; each page at its own time. */
export function useRefetchWhile(isWanted: boolean, refetch: () => void, nowMs: number): void {
  const [ownMs] = useState(() => Math.random() * AGAIN_AFTER_MS);
  const attempt = Math.floor((nowMs + ownMs) / AGAIN_AFTER_MS);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(refetch, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isWanted, refetch, attempt]);
}
