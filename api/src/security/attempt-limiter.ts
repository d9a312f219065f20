import type { Clock } from '../clock.ts';
import { tooManyAttempts } from '../errors/service-errors.ts';

const FORGET_ABOVE_KEYS = 10_000;
const MINUTE_MS = 60_000;

/** Counts failed attempts by key within a window that starts at the first; refuses when there are too many. */
export interface AttemptLimiter {
  /**
   * Counts an attempt as failed before it is known to be, so that many at once are no way round; throws
   * `too_many_requests` when the key has none left.
   */
  take(key: string): void;
  /** The attempt did not fail after all. */
  giveBack(key: string): void;
  /** None of the attempts counts any more. */
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
    take(key) {
      if (counts.size > FORGET_ABOVE_KEYS) forgetEnded(counts, clock.nowMs());
      const count = current(key) ?? { failures: 0, endsAtMs: clock.nowMs() + windowMs };
      if (count.failures >= failures) throw tooManyAttempts(Math.ceil((count.endsAtMs - clock.nowMs()) / MINUTE_MS));
      counts.set(key, { ...count, failures: count.failures + 1 });
    },
    giveBack(key) {
      const count = current(key);
      if (count !== undefined) counts.set(key, { ...count, failures: Math.max(0, count.failures - 1) });
    },
    forget: (key) => void counts.delete(key),
  };
}

function forgetEnded(counts: Map<string, Count>, nowMs: number): void {
  for (const [key, { endsAtMs }] of counts) if (endsAtMs <= nowMs) counts.delete(key);
}
