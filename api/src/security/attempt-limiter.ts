import type { Clock } from '../clock.ts';
import { tooManyAttempts } from '../errors/service-errors.ts';

const FORGET_ABOVE_KEYS = 10_000;
const MINUTE_MS = 60_000;

/** Counts failed attempts by key within a window that starts at the first; refuses when there are too many. */
export interface AttemptLimiter {
  /** Throws `too_many_requests` when the key has used up its attempts. */
  check(key: string): void;
  fail(key: string): void;
  forget(key: string): void;
}

type Count = { failures: number; endsAtMs: number };

export function createAttemptLimiter(
  clock: Clock,
  { failures, windowMs }: { failures: number; windowMs: number },
): AttemptLimiter {
  const counts = new Map<string, Count>();
  const current = (key: string) => {
    const count = counts.get(key);
    return count !== undefined && count.endsAtMs > clock.nowMs() ? count : undefined;
  };
  return {
    check(key) {
      const count = current(key);
      if (count === undefined || count.failures < failures) return;
      throw tooManyAttempts(Math.ceil((count.endsAtMs - clock.nowMs()) / MINUTE_MS));
    },
    fail(key) {
      if (counts.size > FORGET_ABOVE_KEYS) forgetEnded(counts, clock.nowMs());
      const count = current(key) ?? { failures: 0, endsAtMs: clock.nowMs() + windowMs };
      counts.set(key, { ...count, failures: count.failures + 1 });
    },
    forget: (key) => void counts.delete(key),
  };
}

function forgetEnded(counts: Map<string, Count>, nowMs: number): void {
  for (const [key, { endsAtMs }] of counts) if (endsAtMs <= nowMs) counts.delete(key);
}
