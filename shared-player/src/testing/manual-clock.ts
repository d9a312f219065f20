import type { ClockPort } from '@afterglow/shared-contracts';

/** A clock that a test moves. */
export interface ManualClock extends ClockPort {
  /** Advances time and runs due callbacks, in order. */
  advance(byMs: number): void;
}

/** A browser's timer with a longer delay is due immediately. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

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
  function after(delayMs: number, callback: () => void): () => void {
    if (delayMs > LONGEST_DELAY_MS) throw new RangeError(`No timer waits for ${delayMs} ms.`);
    return add({ dueMs: nowMs + delayMs, everyMs: null, callback });
  }
  function ring(alarm: Alarm): void {
    nowMs = alarm.dueMs;
    if (alarm.everyMs === null) alarms.delete(alarm);
    else alarm.dueMs += alarm.everyMs;
    alarm.callback();
  }
  return {
    now: () => nowMs,
    after,
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
