/** Short, because the thread is used for as long, and because one that waits for the processor gets at least a little of it soon. */
const MOMENT_MS = 10;
/** Of a whole number of the milliseconds that the coarsest clocks count in. */
const PART_MS = 2;

export interface FreeTurnsOptions {
  readonly nowMs: () => number;
  /** Resolves when whatever waits for the main thread has had its turn. */
  readonly turn: () => Promise<void>;
}

export interface FreeTurns {
  /** In all ten milliseconds: the fewer, the more the main thread does for others, in tasks of any length. */
  readonly turns: number;
  /** In ten milliseconds like the best two of them, which are free of others wherever their tasks are longer than that. */
  readonly atBest: number;
}

/**
 * How many turns the main thread has to spare in ten milliseconds, one after the other. They begin at a time that was fixed before; while it
 * passed, the thread was not free.
 */
export async function freeTurns(fromMs: number, { nowMs, turn }: FreeTurnsOptions): Promise<FreeTurns> {
  let [inPart, most, part] = [0, 0, 0];
  for (let turns = 0; ; turns += 1) {
    const passedMs = nowMs() - fromMs;
    // The last one came too late.
    if (passedMs >= MOMENT_MS) return { turns: Math.max(0, turns - 1), atBest: (most * MOMENT_MS) / PART_MS };
    const nowPart = Math.floor(passedMs / PART_MS);
    inPart = nowPart === part ? inPart + 1 : 0;
    part = nowPart;
    most = Math.max(most, inPart);
    await turn();
  }
}
