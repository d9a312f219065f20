import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import { type Sample, at } from '../sample.ts';
import { type FillStretch, renderAsHeard } from './render-sample.ts';

const RELEASE_SECONDS = 0.09;

/** Strikes one note; the returned function adds the note to a side. */
type StrikeNote = (frequencyHz: number) => FillStretch;

/** The sides differ slightly in tuning, which makes keys sound wide. */
function chordOf(frequenciesHz: readonly number[], seconds: number, strike: StrikeNote): Sample {
  const side = (detune: number): FillStretch => {
    const notes = frequenciesHz.map((frequency) => strike(frequency * detune));
    return (samples, from, to) => {
      for (const addNote of notes) addNote(samples, from, to);
    };
  };
  return renderAsHeard(seconds, side(1.0012), side(0.9988));
}

/** Tine and reed: a soft fundamental with a bell that dies quickly. */
export function electricPiano(frequenciesHz: readonly number[], seconds: number): Sample {
  const envelope = { attackSeconds: 0.003, decaySeconds: 0.9, releaseSeconds: RELEASE_SECONDS };
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const tine = new SineOscillator(frequency * 14);
    const modulator = new SineOscillator(frequency);
    const carrier = new SineOscillator(frequency);
    return (samples, from, to) => {
      for (let index = from; index < to; index += 1) {
        const bell = tine.next() * 0.05 * decayAt(index, 0.05);
        const growl = modulator.next() * 0.16 * decayAt(index, 0.5);
        const note = carrier.next(bell + growl) * envelopeAt(envelope, index, samples.length);
        samples[index] = at(samples, index) + note;
      }
    };
  });
}

const PIANO_PARTIALS = [1, 0.62, 0.4, 0.26, 0.2, 0.12, 0.08];

/** The bright, short piano of early house records. */
export function housePiano(frequenciesHz: readonly number[], seconds: number): Sample {
  const envelope = { attackSeconds: 0.002, decaySeconds: 1.4, releaseSeconds: RELEASE_SECONDS };
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const strings = PIANO_PARTIALS.map((level, partial) => createString(frequency, level, partial));
    return (samples, from, to) => {
      for (const { level, decaySeconds, oscillator } of strings) {
        for (let index = from; index < to; index += 1) {
          const tone = oscillator.next() * level * decayAt(index, decaySeconds);
          samples[index] = at(samples, index) + tone * envelopeAt(envelope, index, samples.length);
        }
      }
    };
  });
}

function createString(frequencyHz: number, level: number, partial: number) {
  const harmonic = partial + 1;
  const stretched = frequencyHz * harmonic * Math.sqrt(1 + 0.0004 * harmonic * harmonic);
  return { level, decaySeconds: 0.7 / harmonic, oscillator: new SineOscillator(stretched, partial * 0.13) };
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
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const percussion = new SineOscillator(frequency * 6);
    const pipes = ORGAN_DRAWBARS.map(([ratio, level]) => ({
      level,
      oscillator: new SineOscillator(frequency * ratio),
    }));
    return (samples, from, to) => {
      for (let index = from; index < to; index += 1) {
        let sum = percussion.next() * 0.5 * decayAt(index, 0.03);
        for (const pipe of pipes) sum += pipe.oscillator.next() * pipe.level;
        samples[index] = at(samples, index) + sum * envelopeAt(envelope, index, samples.length);
      }
    };
  });
}
