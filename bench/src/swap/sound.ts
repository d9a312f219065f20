import type { Page } from 'playwright-core';

/** How the music continued while something else happened. */
export interface Sound {
  /** Heard time over wall time: 1 is without a gap. */
  readonly ratio: number;
  /** Events of the audio element that a listener would hear. */
  readonly interruptions: readonly string[];
}

declare global {
  interface Window {
    benchSound?: { readonly startedAtMs: number; readonly startedAtS: number; readonly interruptions: string[] };
  }
}

export async function startListening(page: Page): Promise<void> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('There is no audio element.');
    const interruptions: string[] = [];
    for (const name of ['pause', 'waiting', 'emptied', 'error', 'ended']) {
      audio.addEventListener(name, () => interruptions.push(name));
    }
    window.benchSound = { startedAtMs: performance.now(), startedAtS: audio.currentTime, interruptions };
  });
}

export async function stopListening(page: Page): Promise<Sound> {
  return page.evaluate(() => {
    const audio = document.querySelector('audio');
    const { benchSound } = window;
    if (!audio || !benchSound) throw new Error('Nobody is listening: was the page loaded anew?');
    const heardMs = (audio.currentTime - benchSound.startedAtS) * 1000;
    const ratio = heardMs / (performance.now() - benchSound.startedAtMs);
    return { ratio: Number(ratio.toFixed(4)), interruptions: benchSound.interruptions };
  });
}
