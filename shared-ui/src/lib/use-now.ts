import { onServerClockSet, serverNowMs } from '@afterglow/shared-contracts';
import { useEffect, useState } from 'react';

/** Timers stand still while a computer sleeps: whatever shows a day is looked at again this soon after. */
const LOOK_EVERY_MS = 10_000;

/**
 * Now by the clock of the service, in milliseconds since 1970; renders again every `everyMs`, and when the tab comes back or the clock is put
 * right.
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
