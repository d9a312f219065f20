import { serverNowMs } from '@afterglow/shared-contracts';
import { useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useEffect, useRef } from 'react';

/** The current date for days and prices. */
export function useToday(): Date {
  const nowMs = useNow(MINUTE_MS);
  return new Date(nowMs);
}

/**
 * Refetches a price when the tab becomes visible, because another one may have bought in the meantime, and when it
 * expires.
 */
export function useFreshPrice(reload: () => void, validUntil: string | undefined): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (validUntil === undefined) return;
    // A device whose clock is ahead asks once a minute, not in a loop.
    const expiring = setTimeout(() => latest.current(), Math.max(MINUTE_MS, Date.parse(validUntil) - serverNowMs()));
    return () => clearTimeout(expiring);
  }, [validUntil]);
}
