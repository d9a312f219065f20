/** The service's clock; tests move it by hand. */
export interface Clock {
  nowMs(): number;
  /** Runs work once after a delay. Returns a function that cancels it. */
  schedule(delayMs: number, work: () => void): () => void;
}

/** Longer timers would fire immediately; to wait longer, chain them. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The computer's time. Its timers do not keep the process alive, and fire after 24.8 days at the latest. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  schedule(delayMs, work) {
    const timer = setTimeout(work, Math.min(Math.max(0, delayMs), LONGEST_TIMER_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
