import { useEffect, useRef, useState } from 'react';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The time by which days and prices are told: looked at every minute, and whenever the listener comes back to the tab, in which timers may
 * have stood still. With each new day by UTC, by which the service reckons what is left of a plan, `onNewDay` is called.
 */
export function usePresent(onNewDay: () => void): Date {
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
  const day = Math.floor(nowMs / DAY_MS);
  const toldDay = useRef(day);
  useEffect(() => {
    if (toldDay.current === day) return;
    toldDay.current = day;
    onNewDay();
  }, [day, onNewDay]);
  return new Date(nowMs);
}
