import type { Sample } from '../sample.ts';
import { mono, secondsToSamples } from '../sample.ts';

/** Writes one side of a sound. It loops by itself: a call per sample would cost more than the sound. */
export type FillSide = (samples: Float32Array) => void;

export function renderMono(seconds: number, fill: FillSide): Sample {
  const samples = new Float32Array(secondsToSamples(seconds));
  fill(samples);
  return mono(samples);
}

/** Both sides with fills of their own (detuned oscillators, decorrelated noise). */
export function renderStereo(seconds: number, fillLeft: FillSide, fillRight: FillSide): Sample {
  return { left: renderMono(seconds, fillLeft).left, right: renderMono(seconds, fillRight).left };
}
