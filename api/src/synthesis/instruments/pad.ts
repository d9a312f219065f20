import { SAMPLE_RATE_HZ } from '../constants.ts';
import { envelopeAt } from '../dsp/envelopes.ts';
import { SawOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { at, normalise } from '../sample.ts';
import type { FillSide } from './render-sample.ts';
import { renderStereo } from './render-sample.ts';

export type PadShape = {
  /** Relative width between the detuned saws of one note, 0.002 (still) to 0.012 (wide). */
  readonly detune: number;
  readonly cutoffHz: number;
  readonly sweepHz: number;
  readonly attackSeconds: number;
  readonly releaseSeconds: number;
  readonly highpassHz: number;
  readonly choir?: boolean;
};

const FILTER_UPDATE_SAMPLES = 32;
/** Two formants of an open "ah". */
const CHOIR_FORMANTS_HZ = [640, 1190];

/** Colours a finished side like a mouth that holds its vowel. */
function sing(samples: Float32Array): void {
  const formants = CHOIR_FORMANTS_HZ.map((frequency) => new StateVariableFilter(frequency, 4));
  for (let index = 0; index < samples.length; index += 1) {
    const input = at(samples, index);
    let voice = input * 0.25;
    for (const formant of formants) voice += formant.band(input);
    samples[index] = voice;
  }
}

function createSide(shape: PadShape, frequenciesHz: readonly number[], random: Random, lean: number): FillSide {
  const saws = frequenciesHz.flatMap((frequency) => [
    new SawOscillator(frequency * (1 + shape.detune * lean), random.next()),
    new SawOscillator(frequency * (1 - shape.detune * lean * 0.61), random.next()),
  ]);
  const low = new StateVariableFilter(shape.cutoffHz, 0.8);
  const high = new StateVariableFilter(shape.highpassHz);
  const drift = random.between(0.07, 0.16);
  const start = random.next();
  const envelope = { ...shape, decaySeconds: Infinity };
  return (samples) => {
    for (let index = 0; index < samples.length; index += 1) {
      if (index % FILTER_UPDATE_SAMPLES === 0) {
        const wave = Math.sin(2 * Math.PI * (start + (drift * index) / SAMPLE_RATE_HZ));
        low.tune(shape.cutoffHz + shape.sweepHz * (0.5 + 0.5 * wave), 0.8);
      }
      let sum = 0;
      for (const saw of saws) sum += saw.next();
      samples[index] = high.high(low.low(sum)) * envelopeAt(envelope, index, samples.length);
    }
    if (shape.choir === true) sing(samples);
  };
}

/** A whole chord as one wide, slowly moving sound. */
export function pad(shape: PadShape, frequenciesHz: readonly number[], seconds: number, random: Random): Sample {
  return normalise(
    renderStereo(seconds, createSide(shape, frequenciesHz, random, 1), createSide(shape, frequenciesHz, random, -1)),
  );
}
