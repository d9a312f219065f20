import type { Clock } from '../time/clock.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on, and runs what is due in order. */
  advance(milliseconds: number): void;
  /** Moves on as if the computer had slept: whatever is due runs once, however often it would have run. For long times. */
  skip(milliseconds: number): void;
}

interface Task {
  readonly atMs: number;
  readonly work: () => void;
}

/** A clock that stands at `startMs`, in milliseconds since 1970. */
export function createManualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  const tasks = new Set<Task>();
  const nextDue = (untilMs: number) =>
    [...tasks].filter(({ atMs }) => atMs <= untilMs).sort((first, second) => first.atMs - second.atMs)[0];
  return {
    nowMs: () => nowMs,
    schedule(delayMs, work) {
      const task = { atMs: nowMs + delayMs, work };
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    advance(milliseconds) {
      const untilMs = nowMs + milliseconds;
      for (let task = nextDue(untilMs); task !== undefined; task = nextDue(untilMs)) {
        tasks.delete(task);
        nowMs = task.atMs;
        task.work();
      }
      nowMs = untilMs;
    },
    skip(milliseconds) {
      nowMs += milliseconds;
      for (const task of [...tasks].filter(({ atMs }) => atMs <= nowMs)) {
        tasks.delete(task);
        task.work();
      }
    },
  };
}
