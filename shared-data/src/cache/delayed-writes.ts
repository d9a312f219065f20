import type { ClockPort } from '@afterglow/shared-contracts';

/** Written so long after the last change ... */
export const SAVE_AFTER_MS = 700;
/** ... and at the latest so long after the first one that is not written yet. */
export const SAVE_AT_LATEST_MS = 3000;

/** Gathers changes, so that what changes often is written seldom. */
export interface DelayedWrites {
  /** The latest write of a key counts. */
  schedule(key: string, write: () => void): void;
  /** Writes all that waits, at once. */
  flush(): void;
  /** Forgets what waits for a key, or all. */
  drop(key?: string): void;
}

export function createDelayedWrites(clock: ClockPort): DelayedWrites {
  const waiting = new Map<string, () => void>();
  let firstChangeMs: number | null = null;
  let cancel: () => void = () => undefined;

  function restart(): void {
    cancel();
    firstChangeMs ??= clock.now();
    const leftMs = firstChangeMs + SAVE_AT_LATEST_MS - clock.now();
    cancel = clock.after(Math.max(0, Math.min(SAVE_AFTER_MS, leftMs)), flush);
  }

  function flush(): void {
    const writes = [...waiting.values()];
    forgetAll();
    for (const write of writes) write();
  }

  function forgetAll(): void {
    cancel();
    waiting.clear();
    firstChangeMs = null;
  }

  return {
    schedule(key, write) {
      waiting.delete(key); // written in the order of the last changes
      waiting.set(key, write);
      restart();
    },
    flush,
    drop(key) {
      if (key === undefined) return forgetAll();
      waiting.delete(key);
    },
  };
}
