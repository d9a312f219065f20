import type { ClockPort } from '@afterglow/shared-contracts';

/** A change is written this long after the last one ... */
export const SAVE_AFTER_MS = 700;
/** ... and at the latest this long after the first one that is still pending. */
export const MAX_WAIT_MS = 3000;

/** Debounces frequent changes, so that they are written rarely. */
export interface DebouncedWrites {
  /** The latest write of a key wins. */
  schedule(key: string, write: () => void): void;
  flush(): void;
  /** Drops the pending write of a key, or of all. */
  drop(key?: string): void;
}

export function createDebouncedWrites(clock: ClockPort): DebouncedWrites {
  const waiting = new Map<string, () => void>();
  let firstChangeMs: number | null = null;
  let cancel: () => void = () => undefined;

  function restart(): void {
    cancel();
    firstChangeMs ??= clock.now();
    const leftMs = firstChangeMs + MAX_WAIT_MS - clock.now();
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
      waiting.delete(key); // written in the order of the latest changes
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
