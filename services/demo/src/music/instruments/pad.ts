import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { envelopeAt } from '../dsp/envelopes.ts';
import { addSaws, SawOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, at } from '../sample.ts';
import { type FillStretch, renderAsHeard } from './render-sample.ts';

export interface PadShape {
  /** Relative width between the detuned saws of one note, 0.002 (still) to 0.012 (wide). */
  readonly detune: number;
  readonly cutoffHz: number;
  readonly sweepHz: number;
  readonly attackSeconds: number;
  readonly releaseSeconds: number;
  readonly highpassHz: number;
  readonly choir?: boolean;
}

const FILTER_UPDATE_SAMPLES = 32;
/** Two formants of an open "ah". */
const CHOIR_FORMANTS_HZ = [640, 1190];

/** Shapes a side like a mouth that holds its vowel. */
function createVowel(): FillStretch {
  const formants = CHOIR_FORMANTS_HZ.map((frequency) => new StateVariableFilter(frequency, 4));
  return (samples, from, to) => {
    for (let index = from; index < to; index += 1) {
      const input = at(samples, index);
      let voice = input * 0.25;
      for (const formant of formants) voice += formant.band(input);
      samples[index] = voice;
    }
  };
}

function createSaws(shape: PadShape, frequenciesHz: readonly number[], random: Random, lean: number): SawOscillator[] {
  return frequenciesHz.flatMap((frequency) => [
    new SawOscillator(frequency * (1 + shape.detune * lean), random.next()),
    new SawOscillator(frequency * (1 - shape.detune * lean * 0.61), random.next()),
  ]);
}

function createSide(shape: PadShape, frequenciesHz: readonly number[], random: Random, lean: number): FillStretch {
  const saws = createSaws(shape, frequenciesHz, random, lean);
  const low = new StateVariableFilter(shape.cutoffHz, 0.8);
  const high = new StateVariableFilter(shape.highpassHz);
  const drift = random.between(0.07, 0.16);
  const start = random.next();
  const envelope = { ...shape, decaySeconds: Infinity };
  // The phases are random, so many saws are louder than one by the square root of their number.
  const level = 1 / Math.sqrt(saws.length);
  const sums = new Float64Array(FILTER_UPDATE_SAMPLES);
  const vowel = shape.choir === true ? createVowel() : undefined;
  return (samples, from, to) => {
    for (let update = from; update < to; update += FILTER_UPDATE_SAMPLES) {
      const wave = Math.sin(2 * Math.PI * (start + (drift * update) / SAMPLE_RATE_HZ));
      low.tune(shape.cutoffHz + shape.sweepHz * (0.5 + 0.5 * wave), 0.8);
      const count = Math.min(FILTER_UPDATE_SAMPLES, to - update);
      addSaws(saws, sums, count);
      for (let index = 0; index < count; index += 1) {
        const filtered = high.high(low.low((sums[index] ?? 0) * level));
        samples[update + index] = filtered * envelopeAt(envelope, update + index, samples.length);
      }
    }
    vowel?.(samples, from, to);
  };
}

/** A whole chord as one wide, slowly moving sound. */
export function pad(shape: PadShape, frequenciesHz: readonly number[], seconds: number, random: Random): Sample {
  const left = createSide(shape, frequenciesHz, random, 1);
  return renderAsHeard(seconds, left, createSide(shape, frequenciesHz, random, -1));
}
