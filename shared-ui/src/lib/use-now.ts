import { onServerClockSet, serverNowMs } from '@afterglow/shared-contracts';
import { useEffect, useState } from 'react';

/** Timers stop while a computer sleeps: displayed days are rechecked this soon afterwards. */
const LOOK_EVERY_MS = 10_000;

/**
 * The current time of the service's clock, in milliseconds since 1970; rerenders every `everyMs`, and when the tab
 * becomes visible or the clock is corrected.
 */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const show = () => setNowMs(serverNowMs());
    const isSoon = (old: number) => Math.abs(serverNowMs() - old) < everyMs - LOOK_EVERY_MS / 2;
    const look = () => setNowMs((old) => (isSoon(old) ? old : serverNowMs()));
    const timer = setInterval(look, Math.min(everyMs, LOOK_EVERY_MS));
    const undo = onServerClockSet(show);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      undo();
      document.removeEventListener('visibilitychange', show);
    };
  }, [everyMs]);
  return nowMs;
}
