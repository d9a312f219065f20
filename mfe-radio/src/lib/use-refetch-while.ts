import { useEffect, useState } from 'react';

/** The delay before a failed fetch is retried. */
const AGAIN_AFTER_MS = 30_000;
/** A show ends for everyone at the same instant: pages spread their refetches over this time. */
export const SPREAD_MS = 4000;

/** Refetches outdated data, and again until that helps; each page with its own delay. */
export function useRefetchWhile(isWanted: boolean, refetch: () => void, nowMs: number): void {
  const [ownMs] = useState(() => Math.random() * AGAIN_AFTER_MS);
  const attempt = Math.floor((nowMs + ownMs) / AGAIN_AFTER_MS);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(refetch, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isWanted, refetch, attempt]);
}
