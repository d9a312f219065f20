/** Time as a dependency, so that tests need not wait. */
export interface ClockPort {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls back once after `delayMs`; hands back its undoing. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back every `intervalMs`; hands back its undoing. */
  every(intervalMs: number, callback: () => void): () => void;
}
