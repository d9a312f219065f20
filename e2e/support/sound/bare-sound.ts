import type { Page } from '@playwright/test';

/** Longer than anything that is recorded. */
const LENGTH_S = 600;
const SAMPLE_RATE = 8000;

/** Plays an audio element without a player, in a page without a site, of the same browser. */
export async function playBareSound(beside: Page): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const context = await beside.context().browser()?.newContext();
  if (!context) throw new Error('The page has no browser.');
  const page = await context.newPage();
  await page.evaluate(playNoise, { lengthS: LENGTH_S, sampleRate: SAMPLE_RATE });
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
  return { page, close: () => context.close() };
}

/** Runs in the page: a WAV file of faint noise with a byte for each sample. */
async function playNoise({ lengthS, sampleRate }: { readonly lengthS: number; readonly sampleRate: number }) {
  const [header, faintest] = [44, 0x80];
  const bytes = new Uint8Array(header + lengthS * sampleRate).fill(faintest);
  const view = new DataView(bytes.buffer);
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const)
    bytes.set(new TextEncoder().encode(text), at);
  for (const [at, value] of [
    [4, bytes.length - 8],
    [16, 16],
    [24, sampleRate],
    [28, sampleRate],
    [40, bytes.length - header],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true);
  for (let at = header; at < bytes.length; at += 2) bytes[at] = faintest + 1;
  const audio = document.body.appendChild(document.createElement('audio'));
  audio.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
  await audio.play();
}
