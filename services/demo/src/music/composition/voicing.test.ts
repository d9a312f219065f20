import { chord } from './chords.ts';
import { createHarmony, nearestChordNote, SCALES } from './harmony.ts';
import { voiceChord } from './voicing.ts';

const minorNinth = chord(0, 'm9');
const harmony = createHarmony(45, SCALES.minor, [minorNinth, chord(8, 'M7'), chord(5, 'm7')], 2);

test('a chord changes every barsPerChord bars and the progression starts again', () => {
  expect([0, 1, 2, 4, 6].map((bar) => harmony.chordAt(bar).root)).toEqual([0, 0, 8, 5, 0]);
});

test('voicings stay around the hand and never rub', () => {
  for (const center of [57, 60, 62, 64, 69, 74]) {
    for (const bar of [0, 2, 4]) {
      const notes = voiceChord(harmony, harmony.chordAt(bar), center);
      const gaps = notes.slice(1).map((note, index) => note - (notes[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(1);
      for (const note of notes) expect(Math.abs(note - center)).toBeLessThanOrEqual(13);
    }
  }
});

test('a chord of five notes leaves its root to the bass', () => {
  const notes = voiceChord(harmony, minorNinth, 60);
  expect(notes).toHaveLength(4);
  expect(notes.map((note) => (note - 45 + 120) % 12)).not.toContain(0);
});

test('the nearest chord note belongs to the chord and lies within a fourth', () => {
  for (let midi = 60; midi < 84; midi += 1) {
    const note = nearestChordNote(harmony, minorNinth, midi);
    expect([0, 3, 7, 10, 2]).toContain((note - 45) % 12);
    expect(Math.abs(note - midi)).toBeLessThanOrEqual(5);
  }
});
