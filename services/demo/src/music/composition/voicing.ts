import type { Chord } from './chords.ts';
import type { Harmony } from './harmony.ts';

const OCTAVE = 12;
/** Two notes a semitone apart in the middle of a chord clash: any other inversion is better. */
const RUB_PENALTY = 9;

function average(notes: readonly number[]): number {
  return notes.reduce((sum, note) => sum + note, 0) / notes.length;
}

/** How far an inversion is from the hand's position, and how much it clashes. */
function discomfort(notes: readonly number[], centerMidi: number): number {
  const rubs = notes.filter((note, index) => index > 0 && note - (notes[index - 1] ?? 0) === 1).length;
  return Math.abs(average(notes) - centerMidi) + rubs * RUB_PENALTY;
}

function invert(tones: readonly number[], inversion: number): number[] {
  return tones.map((tone, index) => (index < inversion ? tone + OCTAVE : tone)).sort((first, second) => first - second);
}

/**
 * The chord as a pianist would play it: the inversion around `centerMidi` without clashing neighbors, which puts consecutive chords close
 * together. Chords of five notes leave their root to the bass.
 */
export function voiceChord(harmony: Harmony, chord: Chord, centerMidi: number): number[] {
  const upper = chord.tones.length > 4 ? chord.tones.slice(1) : chord.tones;
  const candidates = upper.map((_, inversion) => {
    const notes = invert(upper, inversion).map((tone) => harmony.keyMidi + tone);
    const shift = OCTAVE * Math.round((centerMidi - average(notes)) / OCTAVE);
    return notes.map((note) => note + shift);
  });
  return candidates.reduce((best, notes) => {
    return discomfort(notes, centerMidi) < discomfort(best, centerMidi) ? notes : best;
  });
}
