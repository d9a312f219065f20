import type { ClockPort } from '@afterglow/shared-contracts';

/** Five in all: the first one and four more. */
const MAX_FURTHER_ATTEMPTS = 4;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
/** Spread, so that all who lost a server do not come back in one moment. */
const SPREAD = 0.2;
/** Sound of this length makes earlier failures forgotten. */
const HEALTHY_MS = 10_000;

export interface Attempts {
  /** Tries again after a while; false when that has been done often enough. */
  again(retry: () => void): boolean;
  /** A source was opened and has not sounded yet. */
  opened(): void;
  sounded(): void;
  cancel(): void;
}

export function createAttempts(clock: ClockPort, random: () => number): Attempts {
  let further = 0;
  let soundingSinceMs: number | null = null;
  let cancel: () => void = () => undefined;
  return {
    again(retry) {
      cancel();
      if (further >= MAX_FURTHER_ATTEMPTS) return false;
      cancel = clock.after(delayMs(further, random()), retry);
      further += 1;
      return true;
    },
    opened: () => {
      soundingSinceMs = null;
    },
    sounded() {
      soundingSinceMs ??= clock.now();
      if (clock.now() - soundingSinceMs >= HEALTHY_MS) further = 0;
    },
    cancel: () => cancel(),
  };
}

function delayMs(further: number, random: number): number {
  const spread = 1 - SPREAD + random * 2 * SPREAD;
  return Math.min(FIRST_DELAY_MS * 2 ** further, MAX_DELAY_MS) * spread;
}
