import { performance } from 'node:perf_hooks';

const EVERY_MS = 2;

/** The longest turns of an event loop. */
export interface EventLoopReading {
  /** The longest time that one turn worked and blocked everything else. */
  readonly longestBlockMs: number;
  /** The longest time from turn to turn, which also grows on an overloaded machine. */
  readonly longestDelayMs: number;
}

/**
 * Watches this thread's event loop; the returned function reads the longest turns since the last reading. A delay alone would not
 * distinguish a blocked loop from a busy machine, so it also reports the thread's processor time.
 */
export function watchEventLoop(): () => EventLoopReading {
  let last = look();
  let longest: EventLoopReading = { longestBlockMs: 0, longestDelayMs: 0 };
  function note(): void {
    const now = look();
    longest = {
      longestBlockMs: Math.max(longest.longestBlockMs, now.usedMs - last.usedMs),
      longestDelayMs: Math.max(longest.longestDelayMs, now.atMs - last.atMs - EVERY_MS),
    };
    last = now;
  }
  setInterval(note, EVERY_MS).unref();
  return () => {
    note();
    const reading = longest;
    longest = { longestBlockMs: 0, longestDelayMs: 0 };
    return reading;
  };
}

function look(): { readonly atMs: number; readonly usedMs: number } {
  const { user, system } = process.threadCpuUsage();
  return { atMs: performance.now(), usedMs: (user + system) / 1000 };
}
