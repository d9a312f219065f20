import type { Sample } from '../sample.ts';
import { mono, secondsToSamples } from '../sample.ts';

/** Fills a mono sound value by value. */
export function renderMono(seconds: number, valueAt: (index: number, length: number) => number): Sample {
  const samples = new Float32Array(secondsToSamples(seconds));
  for (let index = 0; index < samples.length; index += 1) samples[index] = valueAt(index, samples.length);
  return mono(samples);
}

export type SideRenderer = (index: number, length: number) => number;

/** Fills both sides with independent renderers (detuned oscillators, decorrelated noise). */
export function renderStereo(seconds: number, left: SideRenderer, right: SideRenderer): Sample {
  return { left: renderMono(seconds, left).left, right: renderMono(seconds, right).left };
}
