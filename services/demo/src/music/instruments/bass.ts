import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SawOscillator, SineOscillator, SquareOscillator } from '../dsp/oscillators.ts';
import { softClip } from '../dsp/soft-clip.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import { type Sample, mono, normalize } from '../sample.ts';
import { renderMono } from './render-sample.ts';

export interface BassShape {
  readonly wave: 'saw' | 'square' | 'round' | 'reese';
  readonly cutoffHz: number;
  /** How far the filter opens above `cutoffHz` at the start of a note. */
  readonly sweepHz: number;
  readonly sweepSeconds: number;
  readonly resonance: number;
  readonly sub: number;
  readonly drive: number;
  readonly decaySeconds: number;
}

const FILTER_UPDATE_SAMPLES = 16;

interface Oscillator {
  next(): number;
}

function oscillatorsOf(wave: BassShape['wave'], frequencyHz: number): Oscillator[] {
  switch (wave) {
    case 'saw':
      return [new SawOscillator(frequencyHz)];
    case 'square':
      return [new SquareOscillator(frequencyHz, 0.46)];
    case 'round':
      return [new SineOscillator(frequencyHz)];
    case 'reese':
      return [0.9905, 1, 1.0098].map((detune, index) => new SawOscillator(frequencyHz * detune, index * 0.31));
  }
}

/** The level at which a wave enters the filter; a sine has no overtones unless it is driven. */
const PUSH = { saw: 1, square: 0.8, round: 1.8, reese: 0.5 } as const;

export function bass(shape: BassShape, frequencyHz: number, seconds: number): Sample {
  const oscillators = oscillatorsOf(shape.wave, frequencyHz);
  const push = PUSH[shape.wave];
  const sub = new SineOscillator(frequencyHz);
  const filter = new StateVariableFilter(shape.cutoffHz, shape.resonance);
  const envelope = {
    attackSeconds: 0.004,
    decaySeconds: shape.decaySeconds,
    releaseSeconds: Math.min(0.04, seconds / 3),
  };
  const sample = renderMono(seconds, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      if (index % FILTER_UPDATE_SAMPLES === 0) {
        filter.tune(shape.cutoffHz + shape.sweepHz * decayAt(index, shape.sweepSeconds), shape.resonance);
      }
      let wave = 0;
      for (const oscillator of oscillators) wave += oscillator.next();
      const tone = filter.low(softClip(wave * push)) + sub.next() * shape.sub;
      samples[index] = softClip(tone * shape.drive) * envelopeAt(envelope, index, samples.length);
    }
  });
  return mono(normalize(sample).left);
}
