import { nearestOctave } from '../pitch.ts';
import type { Chord, Progression } from './chords.ts';

export interface Harmony {
  readonly keyMidi: number;
  readonly scale: readonly number[];
  chordAt(bar: number): Chord;
  readonly barsPerChord: number;
}

export const SCALES = {
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
  minorPentatonic: [0, 3, 5, 7, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
} as const;

export function createHarmony(
  keyMidi: number,
  scale: readonly number[],
  progression: Progression,
  barsPerChord: number,
): Harmony {
  return {
    keyMidi,
    scale,
    barsPerChord,
    chordAt: (bar) => progression[Math.floor(bar / barsPerChord) % progression.length] ?? progression[0],
  };
}

export function nearestChordNote(harmony: Harmony, chord: Chord, midi: number): number {
  const notes = chord.tones.map((tone) => nearestOctave(harmony.keyMidi + tone, midi));
  return notes.reduce((best, note) => (Math.abs(note - midi) < Math.abs(best - midi) ? note : best));
}

/** The bass note of a chord, within six semitones of `centerMidi`. */
export function bassNote(harmony: Harmony, chord: Chord, centerMidi: number): number {
  return nearestOctave(harmony.keyMidi + chord.root, centerMidi);
}
