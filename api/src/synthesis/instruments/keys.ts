import { decayAt, envelopeAt } from '../dsp/envelopes.ts';
import { SineOscillator } from '../dsp/oscillators.ts';
import type { Sample } from '../sample.ts';
import { normalise } from '../sample.ts';
import type { SideRenderer } from './render-sample.ts';
import { renderStereo } from './render-sample.ts';

const RELEASE_SECONDS = 0.09;

/** Sums one voice per note and side; the sides differ by a hair of tuning, which is what makes keys sound wide. */
function chordOf(
  frequenciesHz: readonly number[],
  seconds: number,
  voice: (frequencyHz: number) => SideRenderer,
): Sample {
  const side = (detune: number): SideRenderer => {
    const voices = frequenciesHz.map((frequency) => voice(frequency * detune));
    return (index, length) => voices.reduce((sum, play) => sum + play(index, length), 0);
  };
  return normalise(renderStereo(seconds, side(1.0012), side(0.9988)));
}

/** Tine and reed: a soft fundamental with a bell that dies quickly. */
export function electricPiano(frequenciesHz: readonly number[], seconds: number): Sample {
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const tine = new SineOscillator(frequency * 14);
    const modulator = new SineOscillator(frequency);
    const carrier = new SineOscillator(frequency);
    const envelope = { attackSeconds: 0.003, decaySeconds: 0.9, releaseSeconds: RELEASE_SECONDS };
    return (index, length) => {
      const bell = tine.next() * 0.05 * decayAt(index, 0.05);
      const growl = modulator.next() * 0.16 * decayAt(index, 0.5);
      return carrier.next(bell + growl) * envelopeAt(envelope, index, length);
    };
  });
}

const PIANO_PARTIALS = [1, 0.62, 0.4, 0.26, 0.2, 0.12, 0.08];

/** The bright, short piano of early house records. */
export function housePiano(frequenciesHz: readonly number[], seconds: number): Sample {
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const strings = PIANO_PARTIALS.map((level, index) => {
      const harmonic = index + 1;
      const stretched = frequency * harmonic * Math.sqrt(1 + 0.0004 * harmonic * harmonic);
      return { level, decay: 0.7 / harmonic, oscillator: new SineOscillator(stretched, index * 0.13) };
    });
    const envelope = { attackSeconds: 0.002, decaySeconds: 1.4, releaseSeconds: RELEASE_SECONDS };
    return (index, length) => {
      let sum = 0;
      for (const string of strings) sum += string.oscillator.next() * string.level * decayAt(index, string.decay);
      return sum * envelopeAt(envelope, index, length);
    };
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
  return chordOf(frequenciesHz, seconds, (frequency) => {
    const pipes = ORGAN_DRAWBARS.map(([ratio, level]) => ({
      level,
      oscillator: new SineOscillator(frequency * ratio),
    }));
    const percussion = new SineOscillator(frequency * 6);
    const envelope = { attackSeconds: 0.004, decaySeconds: 0.5, releaseSeconds: 0.03 };
    return (index, length) => {
      let sum = percussion.next() * 0.5 * decayAt(index, 0.03);
      for (const pipe of pipes) sum += pipe.oscillator.next() * pipe.level;
      return sum * envelopeAt(envelope, index, length);
    };
  });
}
