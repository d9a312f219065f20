/**
 * Short, because the thread is occupied for as long, and because a waiting process gets at least a little of it soon.
 */
const MOMENT_MS = 10;
/** A whole number of milliseconds, for the coarsest clocks. */
const PART_MS = 2;

export interface FreeTurnsOptions {
  readonly nowMs: () => number;
  /** Resolves after the tasks that wait for the main thread. */
  readonly turn: () => Promise<void>;
}

export interface FreeTurns {
  /** In all ten milliseconds: the fewer, the more the main thread does other work, in tasks of any length. */
  readonly turns: number;
  /** Extrapolated from the best two milliseconds, which are free of other work if its tasks are longer than that. */
  readonly atBest: number;
}

/**
 * The number of spare slices of the main thread in ten milliseconds, one after the other. They start at a time that
 * was fixed before; if it has passed, the thread was not free.
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
