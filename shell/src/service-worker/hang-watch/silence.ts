/** A responsive page sends a signal once a second. */
const WINDOW_MS = 10_000;
const WINDOWS = 2;
/** The computer slept, or the browser throttled this worker too: the state of the page is unknown. */
const LARGEST_GAP_MS = 2000;

export interface SilenceOptions {
  /** In milliseconds, by a clock that keeps running while the computer sleeps. */
  readonly nowMs: () => number;
  /** Whether a debugger has stopped the page. Called only before `onHang`. */
  readonly isDebugged: () => boolean;
  readonly onHang: () => void;
}

export interface Silence {
  broken(): void;
  /** Call it several times a second. */
  look(): void;
}

/**
 * Watches a page in which something has just been started: two consecutive windows without any signal mean that it
 * hangs.
 */
export function createSilence({ nowMs, isDebugged, onHang }: SilenceOptions): Silence {
  let lookedAtMs = nowMs();
  let silentMs = 0;
  let isOver = false;
  return {
    broken: () => (silentMs = 0),
    look() {
      const gapMs = nowMs() - lookedAtMs;
      lookedAtMs += gapMs;
      silentMs = Math.abs(gapMs) > LARGEST_GAP_MS ? 0 : silentMs + gapMs;
      if (isOver || silentMs < WINDOWS * WINDOW_MS) return;
      silentMs = 0;
      if (isDebugged()) return;
      isOver = true;
      onHang();
    },
  };
}
