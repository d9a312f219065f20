import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import type { Sample } from '../sample.ts';
import { at, normalise } from '../sample.ts';
import type { FillSide } from './render-sample.ts';
import { renderStereo } from './render-sample.ts';

const RELEASE_SECONDS = 0.09;

/** Adds one note to a side. */
type AddNote = (samples: Float32Array, frequencyHz: number) => void;

/** The sides differ by a hair of tuning, which is what makes keys sound wide. */
function chordOf(frequenciesHz: readonly number[], seconds: number, addNote: AddNote): Sample {
  const side = (detune: number): FillSide => {
    return (samples) => {
      for (const frequency of frequenciesHz) addNote(samples, frequency * detune);
    };
  };
  return normalise(renderStereo(seconds, side(1.0012), side(0.9988)));
}

/** Tine and reed: a soft fundamental with a bell that dies quickly. */
export function electricPiano(frequenciesHz: readonly number[], seconds: number): Sample {
  const envelope = { attackSeconds: 0.003, decaySeconds: 0.9, releaseSeconds: RELEASE_SECONDS };
  return chordOf(frequenciesHz, seconds, (samples, frequency) => {
    const tine = new SineOscillator(frequency * 14);
    const modulator = new SineOscillator(frequency);
    const carrier = new SineOscillator(frequency);
    for (let index = 0; index < samples.length; index += 1) {
      const bell = tine.next() * 0.05 * decayAt(index, 0.05);
      const growl = modulator.next() * 0.16 * decayAt(index, 0.5);
      const note = carrier.next(bell + growl) * envelopeAt(envelope, index, samples.length);
      samples[index] = at(samples, index) + note;
    }
  });
}

const PIANO_PARTIALS = [1, 0.62, 0.4, 0.26, 0.2, 0.12, 0.08];

/** The bright, short piano of early house records. */
export function housePiano(frequenciesHz: readonly number[], seconds: number): Sample {
  const envelope = { attackSeconds: 0.002, decaySeconds: 1.4, releaseSeconds: RELEASE_SECONDS };
  return chordOf(frequenciesHz, seconds, (samples, frequency) => {
    for (const [partial, level] of PIANO_PARTIALS.entries()) {
      const harmonic = partial + 1;
      const stretched = frequency * harmonic * Math.sqrt(1 + 0.0004 * harmonic * harmonic);
      const string = new SineOscillator(stretched, partial * 0.13);
      const decaySeconds = 0.7 / harmonic;
      for (let index = 0; index < samples.length; index += 1) {
        const tone = string.next() * level * decayAt(index, decaySeconds);
        samples[index] = at(samples, index) + tone * envelopeAt(envelope, index, samples.length);
      }
    }
  });
}

const ORGAN_DRAWBARS = [
  [0.5, 0.6],
  [1, 1],
  [1.5, 0.35],
  [2, 0.6],
  [3, 0.3],
  [4, 0.2],
] as const;

export function organ(frequenciesHz: readonly number[], seconds: number): Sample {
  const envelope = { attackSeconds: 0.004, decaySeconds: 0.5, releaseSeconds: 0.03 };
  return chordOf(frequenciesHz, seconds, (samples, frequency) => {
    const percussion = new SineOscillator(frequency * 6);
    const pipes = ORGAN_DRAWBARS.map(([ratio, level]) => ({
      level,
      oscillator: new SineOscillator(frequency * ratio),
    }));
    for (let index = 0; index < samples.length; index += 1) {
      let sum = percussion.next() * 0.5 * decayAt(index, 0.03);
      for (const pipe of pipes) sum += pipe.oscillator.next() * pipe.level;
      samples[index] = at(samples, index) + sum * envelopeAt(envelope, index, samples.length);
    }
  });
}
