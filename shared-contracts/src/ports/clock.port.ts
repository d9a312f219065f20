/** Time as a dependency, so that tests need not wait. */
export interface ClockPort {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls back once after `delayMs`; returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back every `intervalMs`; returns a function that cancels it. */
  every(intervalMs: number, callback: () => void): () => void;
}
