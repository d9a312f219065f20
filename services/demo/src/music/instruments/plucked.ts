import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, at, mono, normalize, secondsToSamples } from '../sample.ts';
import { renderMono, renderStereo } from './render-sample.ts';

/** Karplus and Strong's string: a burst of noise that circulates and loses its edge. `damping` 0 rings, 1 is muted. */
export function string(frequencyHz: number, seconds: number, damping: number, random: Random): Sample {
  // Averaging two neighbors below delays by half a sample more.
  const period = Math.max(2, Math.round(SAMPLE_RATE_HZ / frequencyHz - 0.5));
  const samples = new Float32Array(secondsToSamples(seconds));
  const pick = new StateVariableFilter(5200 - 2600 * damping);
  for (let index = 0; index < Math.min(period, samples.length); index += 1) {
    samples[index] = pick.low(random.between(-1, 1));
  }
  const loss = 0.998 - damping * 0.06;
  for (let index = period; index < samples.length; index += 1) {
    samples[index] = loss * 0.5 * (at(samples, index - period) + at(samples, Math.max(0, index - period - 1)));
  }
  const envelope = { attackSeconds: 0.001, decaySeconds: Infinity, releaseSeconds: Math.min(0.05, seconds / 3) };
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = at(samples, index) * envelopeAt(envelope, index, samples.length);
  }
  return normalize(mono(samples));
}

export interface PluckShape {
  readonly ratio: number;
  readonly bite: number;
  readonly decaySeconds: number;
}

/** A two-operator frequency-modulated pluck. */
export function pluck(shape: PluckShape, frequencyHz: number, seconds: number): Sample {
  const carrier = new SineOscillator(frequencyHz);
  const modulator = new SineOscillator(frequencyHz * shape.ratio);
  const envelope = { attackSeconds: 0.0015, decaySeconds: shape.decaySeconds, releaseSeconds: 0.04 };
  const sample = renderMono(seconds, (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      const bite = modulator.next() * shape.bite * decayAt(index, shape.decaySeconds * 0.35);
      samples[index] = carrier.next(bite) * envelopeAt(envelope, index, samples.length);
    }
  });
  return normalize(sample);
}

const BELL_PARTIALS = [
  [1, 1, 1],
  [2.76, 0.5, 0.62],
  [5.4, 0.25, 0.3],
  [8.93, 0.12, 0.16],
] as const;

function addBar(samples: Float32Array, tone: SineOscillator, level: number, decaySeconds: number): void {
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = at(samples, index) + tone.next() * level * decayAt(index, decaySeconds);
  }
}

/** The inharmonic partials of a struck bar; the two sides are tuned slightly apart, so that it shimmers. */
export function bell(frequencyHz: number, seconds: number): Sample {
  const side = (detune: number) => {
    const bars = BELL_PARTIALS.map(([ratio, level, length]) => {
      return { level, length, oscillator: new SineOscillator(frequencyHz * ratio * detune) };
    });
    const envelope = { attackSeconds: 0.004, decaySeconds: Infinity, releaseSeconds: 0.2 };
    return (samples: Float32Array) => {
      for (const bar of bars) addBar(samples, bar.oscillator, bar.level, bar.length * seconds * 0.28);
      for (let index = 0; index < samples.length; index += 1) {
        samples[index] = at(samples, index) * envelopeAt(envelope, index, samples.length);
      }
    };
  };
  return normalize(renderStereo(seconds, side(1.0009), side(0.9991)));
}
