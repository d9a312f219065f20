import type { Page } from '@playwright/test';

/** The measured audio: the length of each silence, and when audio first played, in milliseconds of `Date.now()`. */
export interface Heard {
  readonly longestSilenceMs: number;
  readonly firstSoundAtMs: number | null;
}

interface Ear {
  heard(): Heard;
  startOver(): void;
}

/**
 * Probes the samples that the one audio element sends to the speakers, whatever its source. Silence before the first audio is ignored,
 * and so is time in which the page was too busy to sample. `startOver` discards the results.
 */
export async function openAudioProbe(page: Page): Promise<{ heard(): Promise<Heard>; startOver(): Promise<void> }> {
  await page.evaluate(() => {
    // Not in TypeScript's DOM: not every browser has it.
    const audio = document.querySelector('audio') as (HTMLAudioElement & { captureStream(): MediaStream }) | null;
    if (!audio) throw new Error('There is no audio element.');
    const LOUD = 0.003;
    const FRAME = 512;
    const context = new AudioContext();
    const stream = audio.captureStream();
    const analyser = new AnalyserNode(context, { fftSize: 32_768 });
    const samples = new Float32Array(analyser.fftSize);
    const tap = (track: MediaStreamTrack) => {
      if (track.kind === 'audio') context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    };
    for (const track of stream.getAudioTracks()) tap(track);
    stream.addEventListener('addtrack', ({ track }) => tap(track));
    let readToS = context.currentTime;
    let lastLoudS: number | null = null;
    let longestSilenceMs = 0;
    let firstSoundAtMs: number | null = null;
    const read = () => {
      const nowS = context.currentTime;
      const passed = Math.round((nowS - readToS) * context.sampleRate);
      const fresh = Math.min(samples.length, passed);
      if (lastLoudS !== null) lastLoudS += (passed - fresh) / context.sampleRate;
      analyser.getFloatTimeDomainData(samples);
      for (let from = samples.length - fresh; from < samples.length; from += FRAME) {
        const isLoud = samples.subarray(from, from + FRAME).some((sample) => Math.abs(sample) > LOUD);
        if (!isLoud) continue;
        const atS = nowS - (samples.length - from) / context.sampleRate;
        if (lastLoudS !== null) longestSilenceMs = Math.max(longestSilenceMs, (atS - lastLoudS) * 1000);
        firstSoundAtMs ??= Date.now() - (nowS - atS) * 1000;
        lastLoudS = atS;
      }
      readToS = nowS;
    };
    setInterval(read, 50);
    const startOver = () => {
      longestSilenceMs = 0;
      lastLoudS = null;
      firstSoundAtMs = null;
    };
    Object.assign(window, { ear: { heard: () => ({ longestSilenceMs, firstSoundAtMs }), startOver } });
  });
  return {
    heard: () => page.evaluate(() => (window as unknown as { ear: Ear }).ear.heard()),
    startOver: () => page.evaluate(() => (window as unknown as { ear: Ear }).ear.startOver()),
  };
}
