import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { addSaws, SawOscillator } from '../dsp/oscillators.ts';
import { StateVariableFilter } from '../dsp/state-variable-filter.ts';
import type { Random } from '../random.ts';
import { type Sample, normalize } from '../sample.ts';
import { type FillSide, renderStereo } from './render-sample.ts';

export interface SynthChordShape {
  readonly detune: number;
  /** Saws per note and side. */
  readonly voices: number;
  readonly cutoffHz: number;
  readonly sweepHz: number;
  readonly sweepSeconds: number;
  readonly resonance: number;
  readonly highpassHz: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
}

const FILTER_UPDATE_SAMPLES = 16;

function createSide(shape: SynthChordShape, frequenciesHz: readonly number[], random: Random): FillSide {
  const saws = frequenciesHz.flatMap((frequency) =>
    Array.from({ length: shape.voices }, () => {
      return new SawOscillator(frequency * (1 + random.between(-shape.detune, shape.detune)), random.next());
    }),
  );
  const low = new StateVariableFilter(shape.cutoffHz, shape.resonance);
  const high = new StateVariableFilter(shape.highpassHz);
  const envelope = { attackSeconds: shape.attackSeconds, decaySeconds: shape.decaySeconds, releaseSeconds: 0.05 };
  const sums = new Float64Array(FILTER_UPDATE_SAMPLES);
  return (samples) => {
    for (let update = 0; update < samples.length; update += FILTER_UPDATE_SAMPLES) {
      low.tune(shape.cutoffHz + shape.sweepHz * decayAt(update, shape.sweepSeconds), shape.resonance);
      const count = Math.min(FILTER_UPDATE_SAMPLES, samples.length - update);
      addSaws(saws, sums, count);
      for (let index = 0; index < count; index += 1) {
        const filtered = high.high(low.low(sums[index] ?? 0));
        samples[update + index] = filtered * envelopeAt(envelope, update + index, samples.length);
      }
    }
  };
}

/** Stacked detuned saws through a plucked filter: from dub stab to super saw. */
export function synthChord(
  shape: SynthChordShape,
  frequenciesHz: readonly number[],
  seconds: number,
  random: Random,
): Sample {
  return normalize(
    renderStereo(seconds, createSide(shape, frequenciesHz, random), createSide(shape, frequenciesHz, random)),
  );
}
