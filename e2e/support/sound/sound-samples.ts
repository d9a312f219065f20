import type { Page } from '@playwright/test';

export const SAMPLES_A_SECOND = 8000;

export type Samples = readonly number[];

export async function tapSound(page: Page): Promise<{ finish(): Promise<Samples> }> {
  await page.evaluate(() => {
    // Not in TypeScript's DOM: not every browser has it.
    const audio = document.querySelector('audio') as (HTMLAudioElement & { captureStream(): MediaStream }) | null;
    if (!audio) throw new Error('There is no audio element.');
    const recorder = new MediaRecorder(audio.captureStream());
    recorder.start();
    Object.assign(window, { soundTap: recorder });
  });
  return {
    finish: () =>
      page.evaluate(async (sampleRate) => {
        const recorder = (window as unknown as { soundTap: MediaRecorder }).soundTap;
        const recorded = new Promise<BlobEvent>((resolve) => {
          recorder.addEventListener('dataavailable', resolve, { once: true });
        });
        recorder.stop();
        const bytes = await (await recorded).data.arrayBuffer();
        const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
        return [...sound.getChannelData(0)];
      }, SAMPLES_A_SECOND),
  };
}

export interface FileSound {
  readonly samples: Samples;
  /** Their position in the file. */
  readonly fromS: number;
}

/** The file is a series of frames of equal length, in time and in bytes. */
const FRAME_S = 0.024;

/** A part of the audio element's file, found by its bytes and decoded separately. */
export async function readSound(page: Page, fromS: number, lengthS: number): Promise<FileSound> {
  const [first, count] = [Math.floor(fromS / FRAME_S), Math.ceil(lengthS / FRAME_S)];
  const samples = await page.evaluate(
    async ({ first, count, frameS, sampleRate }) => {
      const audio = document.querySelector('audio');
      if (!audio) throw new Error('There is no audio element.');
      const ask = (range: string) => fetch(audio.currentSrc, { headers: { range: `bytes=${range}` } });
      const size = Number((await ask('0-0')).headers.get('content-range')?.split('/')[1]);
      const frameBytes = Math.round((size / audio.duration) * frameS);
      const part = await ask(`${first * frameBytes}-${(first + count) * frameBytes - 1}`);
      const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await part.arrayBuffer());
      return [...sound.getChannelData(0)];
    },
    { first, count, frameS: FRAME_S, sampleRate: SAMPLES_A_SECOND },
  );
  return { samples, fromS: first * FRAME_S };
}
