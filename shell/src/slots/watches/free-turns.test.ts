import { freeTurns } from './free-turns.ts';

const TURN_MS = 0.02;
const ALL = 500;

interface Thread {
  readonly nowMs: () => number;
  readonly turn: () => Promise<void>;
  /** Callbacks that are due now run when the thread is free. */
  readonly passTo: (ms: number) => void;
}

/** A main thread with a clock of this resolution, which does other work in each period from its start on. */
function thread({ workMs = 0, periodMs = 1, stepMs = 0.005 } = {}): Thread {
  let now = 0;
  const free = (ms: number) => {
    const sinceMs = ms % periodMs;
    return sinceMs < workMs ? ms - sinceMs + workMs : ms;
  };
  return {
    nowMs: () => Math.floor(now / stepMs) * stepMs,
    turn: async () => void (now = free(now + TURN_MS)),
    passTo: (ms) => (now = Math.max(now, free(ms))),
  };
}

/** A main thread on which another task runs between any two slices. */
function endless(workMs: number): Thread {
  const { passTo, nowMs } = thread();
  return { nowMs, passTo, turn: async () => passTo(nowMs() + TURN_MS + workMs) };
}

/** Samples at times unrelated to the thread's work: the shares of missing slices, in total and at best. */
async function look({ passTo, ...clock }: Thread, looks = 300) {
  let turns = 0;
  let most = 0;
  for (let at = 1; at <= looks; at += 1) {
    const fromMs = at * 250.7;
    passTo(fromMs);
    const found = await freeTurns(fromMs, clock);
    turns += found.turns;
    most = Math.max(most, found.atBest);
  }
  return { busy: 1 - turns / looks / ALL, atBest: most / ALL };
}

test('an idle thread fits the maximum of slices, even by a clock of whole milliseconds', async () => {
  for (const stepMs of [0.005, 1]) {
    const { busy, atBest } = await look(thread({ stepMs }));
    expect(Math.abs(busy)).toBeLessThan(0.05);
    expect(Math.abs(atBest - 1)).toBeLessThan(0.05);
  }
});

test.each([0.3, 5, 300])('a thread with back-to-back tasks of %d ms fits hardly any', async (workMs) => {
  expect((await look(endless(workMs))).busy).toBeGreaterThan(0.92);
});

test.each([
  [0.1, 3, 30],
  [0.6, 60, 100],
  [0.6, 6, 10],
  [0.6, 600, 1000],
  [0.8, 80, 100],
])('measures a share of %d, whether in tasks of %d ms every %d ms or otherwise', async (share, workMs, periodMs) => {
  const { busy, atBest } = await look(thread({ workMs, periodMs }));
  expect(Math.abs(busy - share)).toBeLessThan(0.05);
  expect(Math.abs(atBest - 1)).toBeLessThan(0.05);
});

test('a task longer than the sample leaves none', async () => {
  const { nowMs, turn, passTo } = thread();
  passTo(1004);
  expect(Math.abs((await freeTurns(1000, { nowMs, turn })).turns / ALL - 0.6)).toBeLessThan(0.01);
  passTo(3000);
  expect(await freeTurns(2000, { nowMs, turn })).toEqual({ turns: 0, atBest: 0 });
});
