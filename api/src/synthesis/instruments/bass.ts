import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SawOscillator, SineOscillator, SquareOscillator } from '../dsp/oscillators.ts';
import { softClip } from '../dsp/soft-clip.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Sample } from '../sample.ts';
import { mono, normalise } from '../sample.ts';
import { renderMono } from './render-sample.ts';

export type BassShape = {
  readonly wave: 'saw' | 'square' | 'round' | 'reese';
  readonly cutoffHz: number;
  /** How far the filter opens above `cutoffHz` at the start of a note. */
  readonly sweepHz: number;
  readonly sweepSeconds: number;
  readonly resonance: number;
  readonly sub: number;
  readonly drive: number;
  readonly decaySeconds: number;
};

const FILTER_UPDATE_SAMPLES = 16;

function waveOf(wave: BassShape['wave'], frequencyHz: number): () => number {
  switch (wave) {
    case 'saw': {
      const saw = new SawOscillator(frequencyHz);
      return () => saw.next();
    }
    case 'square': {
      const square = new SquareOscillator(frequencyHz, 0.46);
      return () => square.next() * 0.8;
    }
    case 'round': {
      const sine = new SineOscillator(frequencyHz);
      return () => softClip(sine.next() * 1.8);
    }
    case 'reese': {
      const saws = [0.9905, 1, 1.0098].map((detune, index) => new SawOscillator(frequencyHz * detune, index * 0.31));
      return () => saws.reduce((sum, saw) => sum + saw.next(), 0) * 0.5;
    }
  }
}

export function bass(shape: BassShape, frequencyHz: number, seconds: number): Sample {
  const wave = waveOf(shape.wave, frequencyHz);
  const sub = new SineOscillator(frequencyHz);
  const filter = new StateVariableFilter(shape.cutoffHz, shape.resonance);
  const envelope = {
    attackSeconds: 0.004,
    decaySeconds: shape.decaySeconds,
    releaseSeconds: Math.min(0.04, seconds / 3),
  };
  const sample = renderMono(seconds, (index, length) => {
    if (index % FILTER_UPDATE_SAMPLES === 0) {
      filter.tune(shape.cutoffHz + shape.sweepHz * decayAt(index, shape.sweepSeconds), shape.resonance);
    }
    const tone = filter.low(wave()) + sub.next() * shape.sub;
    return softClip(tone * shape.drive) * envelopeAt(envelope, index, length);
  });
  return mono(normalise(sample).left);
}
