import type { Page } from 'playwright-core';

/** How the music continued during another event. */
export interface Sound {
  /** Played time over wall time: 1 is without a gap. */
  readonly ratio: number;
  /** Audible events of the audio element. */
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
