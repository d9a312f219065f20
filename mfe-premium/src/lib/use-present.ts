import { useEffect, useRef, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time by which days and prices are told: looked at every minute, and whenever the listener comes back to the tab. */
export function usePresent(): Date {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNowMs(Date.now());
    const looking = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return new Date(nowMs);
}

/** Reads a price again when the listener comes back to the tab, as another one may have bought meanwhile, and once it is no longer held. */
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
    // A device whose clock is ahead asks once a minute, not without end.
    const expiring = setTimeout(() => latest.current(), Math.max(MINUTE_MS, Date.parse(validUntil) - Date.now()));
    return () => clearTimeout(expiring);
  }, [validUntil]);
}
