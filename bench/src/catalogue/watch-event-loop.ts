import { performance } from 'node:perf_hooks';
import type { EventLoopReading } from './service-messages.ts';

const EVERY_MS = 2;

/**
 * Watches this thread's event loop; what it returns reads the longest turns since it was read last. A delay alone would not
 * tell a blocked loop from a busy machine, so the processor time of the thread is told beside it.
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
