import type { ClockPort } from '@afterglow/shared-contracts';

const TICK_MS = 1000;
/** Silence of this length during playback is a stall; a connection that was reset shows immediately. */
const STALL_TICKS = 8;
/** The buffer of a live stream has lasted for seconds by then, so its server has been silent for longer. */
const DRY_MS = 1000;

export interface StallDetector {
  /** (Re)starts the count: the source was opened, sought in, or has progressed. */
  reset(): void;
  /** The buffer is empty: a stall unless playback progresses immediately. */
  bufferEmpty(): void;
  stop(): void;
}

export interface StallWatchOptions {
  readonly onStalled: () => void;
  /** Its buffer is empty without progress; by default treated as a stall. */
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
