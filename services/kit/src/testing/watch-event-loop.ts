import { performance } from 'node:perf_hooks';
import type { EventLoopReading } from './service-messages.ts';

const EVERY_MS = 2;

/**
 * Watches this thread's event loop; the returned function reads the longest turns since the last reading. A delay alone would not
 * distinguish a blocked loop from a busy machine, so it also reports the thread's processor time.
 */
export function watchEventLoop(): () => EventLoopReading {
  let last = reading();
  let [longestBlockMs, longestDelayMs] = [0, 0];
  setInterval(() => {
    const now = reading();
    longestBlockMs = Math.max(longestBlockMs, now.usedMs - last.usedMs);
    longestDelayMs = Math.max(longestDelayMs, now.atMs - last.atMs - EVERY_MS);
    last = now;
  }, EVERY_MS).unref();
  return () => {
    const longest = { longestBlockMs, longestDelayMs };
    [longestBlockMs, longestDelayMs] = [0, 0];
    return longest;
  };
}

function reading(): { readonly atMs: number; readonly usedMs: number } {
  const { user, system } = process.threadCpuUsage();
  return { atMs: performance.now(), usedMs: (user + system) / 1000 };
}
