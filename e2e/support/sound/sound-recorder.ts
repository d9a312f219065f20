import type { Page } from '@playwright/test';
import { playBareSound } from './bare-sound.ts';
import { lossOf, type Sample } from './sound-loss.ts';

const SAMPLE_EVERY_MS = 100;
/** A sound card is fed less than this in advance. */
const NONE_AHEAD_SECONDS = 0.5;

/** What was lost between start and stop of a recording, except what the machine lost at the same time. */
export interface SoundRecording {
  readonly wallMs: number;
  readonly silentMs: number;
  readonly longestGapMs: number;
  readonly interruptions: readonly string[];
  readonly audioElements: number;
}

/**
 * Samples the one audio element every 100 ms, in the page and without touching it, until `finish` is called. A bare element in another
 * page is measured the same way: what it loses too is lost by the machine, not by the player.
 */
export async function recordSound(page: Page): Promise<{ finish(): Promise<SoundRecording> }> {
  const bare = await playBareSound(page);
  await sample(bare.page);
  await sample(page);
  return {
    async finish() {
      const [played, machine] = [await samplesOf(page), await samplesOf(bare.page)];
      await bare.close();
      const { interruptions, audioElements } = played;
      return { ...lossOf(played.samples, machine.samples), interruptions, audioElements };
    },
  };
}

interface RawRecording {
  readonly samples: readonly Sample[];
  readonly interruptions: readonly string[];
  readonly audioElements: number;
}

async function sample(page: Page): Promise<void> {
  await page.evaluate(
    ([everyMs, noneAheadSeconds]) => {
      const audio = document.querySelector('audio');
      if (!audio) throw new Error('There is no audio element.');
      const interruptions: string[] = [];
      for (const name of ['pause', 'emptied', 'ended', 'error'])
        audio.addEventListener(name, () => interruptions.push(`${name} at ${audio.currentTime}`));
      audio.addEventListener('waiting', () => {
        const { buffered, currentTime } = audio;
        const ahead = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime;
        // With buffered music the decoder waits for the processor: the longest gap shows whether that was audible.
        if (ahead < noneAheadSeconds) interruptions.push(`waiting at ${currentTime}`);
      });
      const samples: Sample[] = [];
      const take = () =>
        samples.push({ atMs: performance.timeOrigin + performance.now(), positionMs: audio.currentTime * 1000 });
      take();
      const timer = setInterval(take, everyMs);
      Object.assign(window, {
        finishSoundRecording: () => {
          clearInterval(timer);
          take();
          return { samples, interruptions, audioElements: document.querySelectorAll('audio').length };
        },
      });
    },
    [SAMPLE_EVERY_MS, NONE_AHEAD_SECONDS] as const,
  );
}

function samplesOf(page: Page): Promise<RawRecording> {
  return page.evaluate(() => {
    const recorder = (window as unknown as { finishSoundRecording?: () => RawRecording }).finishSoundRecording;
    if (!recorder) throw new Error('The page was reloaded while the sound was recorded.');
    return recorder();
  });
}

/** The buffered seconds; a live channel never has many, and needs none. */
export function secondsAhead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (!audio) return 0;
    if (!Number.isFinite(audio.duration)) return Infinity;
    const { buffered, currentTime } = audio;
    return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime;
  });
}
