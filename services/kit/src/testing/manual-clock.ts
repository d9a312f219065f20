import type { Clock } from '../time/clock.ts';

/** A clock that only moves on request. */
export interface ManualClock extends Clock {
  /** Moves forward, and runs due timers in order. */
  advance(milliseconds: number): void;
  /** Moves forward as if the computer had slept: each due timer runs once. For long times. */
  skip(milliseconds: number): void;
  /** Sets the time back, as a person may: timers keep their remaining time. */
  setBack(milliseconds: number): void;
}

interface Task {
  atMs: number;
  readonly work: () => void;
}

/** A clock set to `startMs`, in milliseconds since 1970. */
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
    setBack(milliseconds) {
      nowMs -= milliseconds;
      for (const task of tasks) task.atMs -= milliseconds;
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
