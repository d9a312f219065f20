import type { Page } from '@playwright/test';

/** A sample is taken this often. */
const SAMPLE_EVERY_MS = 100;

/**
 * Listens for so long, and returns after how many milliseconds the music played without an interruption until the end; it
 * is not touched.
 */
export function msUntilSteady(page: Page, listenMs: number): Promise<number> {
  return page.evaluate(
    async ([everyMs, untilMs]) => {
      const audio = document.querySelector('audio');
      if (!audio) throw new Error('There is no audio element.');
      const startedAtMs = performance.now();
      let [positionS, movedAtMs, silentUntilMs] = [audio.currentTime, startedAtMs, startedAtMs];
      while (performance.now() - startedAtMs < untilMs) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        const nowMs = performance.now();
        const hasMoved = !audio.paused && audio.currentTime !== positionS;
        if (hasMoved) movedAtMs = nowMs;
        // The position of a busy page may be some samples old.
        else if (nowMs - movedAtMs > 5 * everyMs) silentUntilMs = nowMs;
        positionS = audio.currentTime;
      }
      return Math.round(silentUntilMs - startedAtMs);
    },
    [SAMPLE_EVERY_MS, listenMs] as const,
  );
}
