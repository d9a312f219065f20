import type { ClockPort } from '@afterglow/shared-contracts';

/** A clock that a test moves. */
export interface ManualClock extends ClockPort {
  /** Advances time and runs due callbacks, in order. */
  advance(byMs: number): void;
}

interface Alarm {
  dueMs: number;
  readonly everyMs: number | null;
  readonly callback: () => void;
}

/** Time that only `advance` moves. */
export function createManualClock(startMs = 0): ManualClock {
  let nowMs = startMs;
  const alarms = new Set<Alarm>();
  function add(alarm: Alarm): () => void {
    alarms.add(alarm);
    return () => alarms.delete(alarm);
  }
  function ring(alarm: Alarm): void {
    nowMs = alarm.dueMs;
    if (alarm.everyMs === null) alarms.delete(alarm);
    else alarm.dueMs += alarm.everyMs;
    alarm.callback();
  }
  return {
    now: () => nowMs,
    after: (delayMs, callback) => add({ dueMs: nowMs + delayMs, everyMs: null, callback }),
    every: (everyMs, callback) => add({ dueMs: nowMs + everyMs, everyMs, callback }),
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let next = nextDue(alarms, untilMs); next; next = nextDue(alarms, untilMs)) ring(next);
      nowMs = untilMs;
    },
  };
}

function nextDue(alarms: ReadonlySet<Alarm>, untilMs: number): Alarm | undefined {
  return [...alarms].filter((alarm) => alarm.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
}
