import type { ClockPort } from '@afterglow/shared-contracts';

const TICK_MS = 1000;
/** Silence of this length while it should play is a stall; a connection that was reset shows at once. */
const STALL_TICKS = 8;
/** What a live stream has in hand has lasted for seconds by then, so that its server has been silent for longer. */
const DRY_MS = 1000;

export interface StallDetector {
  /** (Re)starts the count: the source was opened, sought in, or has moved on. */
  reset(): void;
  /** There is nothing left to play: it has come to a stall unless it moves on at once. */
  bufferEmpty(): void;
  stop(): void;
}

export interface StallWatchOptions {
  readonly onStalled: () => void;
  /** It ran dry and has not moved on; a stall as well where no one tells them apart. */
  readonly onBufferEmpty?: () => void;
}

/** Counts ticks instead of reading the time: a computer that slept has not stalled. */
export function createStallDetector(
  clock: ClockPort,
  { onStalled, onBufferEmpty = onStalled }: StallWatchOptions,
): StallDetector {
  let ticks = 0;
  let stopTicking: (() => void) | null = null;
  let waitNoLonger: (() => void) | null = null;
  function stop(): void {
    waitNoLonger?.();
    waitNoLonger = null;
    stopTicking?.();
    stopTicking = null;
  }
  function tick(): void {
    ticks += 1;
    if (ticks < STALL_TICKS) return;
    stop();
    onStalled();
  }
  return {
    reset() {
      ticks = 0;
      waitNoLonger?.();
      waitNoLonger = null;
      stopTicking ??= clock.every(TICK_MS, tick);
    },
    bufferEmpty() {
      waitNoLonger ??= clock.after(DRY_MS, () => {
        stop();
        onBufferEmpty();
      });
    },
    stop,
  };
}
