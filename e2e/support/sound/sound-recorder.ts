import type { Page } from '@playwright/test';

const SAMPLE_EVERY_MS = 100;
/** A sound card is fed less than this in advance. */
const NONE_AHEAD_SECONDS = 0.5;

/** The recording between start and stop: the progress of the music over time, and its interruptions. */
export interface SoundRecording {
  readonly wallMs: number;
  readonly heardMs: number;
  readonly longestGapMs: number;
  readonly interruptions: readonly string[];
  readonly audioElements: number;
}

/** Samples the one audio element every 100 ms, in the page and without touching it, until `finish` is called. */
export async function recordSound(page: Page): Promise<{ finish(): Promise<SoundRecording> }> {
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
      const samples = [{ at: performance.now(), time: audio.currentTime }];
      const timer = setInterval(() => samples.push({ at: performance.now(), time: audio.currentTime }), everyMs);
      Object.assign(window, {
        finishSoundRecording: () => {
          clearInterval(timer);
          samples.push({ at: performance.now(), time: audio.currentTime });
          return { samples, interruptions, audioElements: document.querySelectorAll('audio').length };
        },
      });
    },
    [SAMPLE_EVERY_MS, NONE_AHEAD_SECONDS] as const,
  );
  return { finish: () => finish(page) };
}

interface RawRecording {
  readonly samples: readonly { readonly at: number; readonly time: number }[];
  readonly interruptions: readonly string[];
  readonly audioElements: number;
}

async function finish(page: Page): Promise<SoundRecording> {
  const raw = await page.evaluate(() => {
    const recorder = (window as unknown as { finishSoundRecording?: () => RawRecording }).finishSoundRecording;
    if (!recorder) throw new Error('The page was reloaded while the sound was recorded.');
    return recorder();
  });
  const first = raw.samples.at(0);
  const last = raw.samples.at(-1);
  if (!first || !last) throw new Error('Nothing was recorded.');
  return {
    wallMs: last.at - first.at,
    heardMs: (last.time - first.time) * 1000,
    longestGapMs: longestGap(raw.samples),
    interruptions: raw.interruptions,
    audioElements: raw.audioElements,
  };
}

/** Between the first and the last sample of the same position: a late sample is not silence. */
function longestGap(samples: RawRecording['samples']): number {
  let longest = 0;
  let since = samples[0];
  for (const sample of samples) {
    if (since?.time === sample.time) longest = Math.max(longest, sample.at - since.at);
    else since = sample;
  }
  return longest;
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
