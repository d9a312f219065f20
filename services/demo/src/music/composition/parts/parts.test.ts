import { mono } from '../../sample.ts';
import { arpeggioPart } from './arpeggio-part.ts';
import { type Section, section } from '../arrangement.ts';
import { bassPart } from './bass-part.ts';
import { chordPart } from './chord-part.ts';
import { drumPart } from './drum-part.ts';
import { melodyPart } from './melody-part.ts';
import { padPart } from './pad-part.ts';
import type { PartDefinition } from './part.ts';
import { type Written, writePart } from '../testing.ts';
import { transitionPart } from './transition-part.ts';

const SETTINGS = { levelDb: -6 };
const silence = mono(new Float32Array(4));
const groove = (bars: number, part: string, energy = 0.5) => section('groove', bars, energy, [0, 1], part);

function createVoice() {
  const asked: { notes: readonly number[]; seconds: number }[] = [];
  const toMidi = (hz: number) => Math.round(69 + 12 * Math.log2(hz / 440));
  return {
    asked,
    one: (frequencyHz: number, seconds: number) => {
      asked.push({ notes: [toMidi(frequencyHz)], seconds });
      return mono(new Float32Array(4));
    },
    many: (frequenciesHz: readonly number[], seconds: number) => {
      asked.push({ notes: frequenciesHz.map(toMidi), seconds });
      return mono(new Float32Array(4));
    },
  };
}

function playPart(part: PartDefinition, sections: readonly Section[]): Written {
  const written = writePart(part, sections);
  for (const { sound } of written.hits) sound.play();
  return written;
}

test('an instrument plays when its sound is first heard, and once', () => {
  const voice = createVoice();
  const part = bassPart({
    settings: SETTINGS,
    centerMidi: 36,
    patterns: ['1-..1-..1-......'],
    gate: 1,
    voice: voice.one,
  });
  const { hits } = writePart(part, [groove(1, 'bass')]);
  expect(voice.asked).toHaveLength(0);
  for (const { sound } of hits) sound.play();
  expect([hits.length, voice.asked.length]).toEqual([3, 1]);
});

describe('drums', () => {
  const options = {
    name: 'kick',
    settings: SETTINGS,
    calm: ['X...o...x.......'] as const,
    sample: () => silence,
    looseness: 0,
  };

  test('play their pattern: accents loud, ghosts quiet', () => {
    const { hits, stepOf } = writePart(drumPart({ ...options, calm: [options.calm[0]] }), [groove(2, 'kick')]);
    expect(hits.map(stepOf)).toEqual([0, 4, 8, 16, 20, 24]);
    expect(hits.slice(0, 3).map(({ gain }) => gain)).toEqual([1, 0.38, 0.78]);
  });

  test('turn to the busy pattern with energy, and to a fill at the end of a phrase', () => {
    const part = drumPart({
      ...options,
      calm: ['X...............'],
      busy: ['X.......X.......'],
      fills: ['XXXX............'],
    });
    expect(writePart(part, [groove(1, 'kick', 0.2)]).hits).toHaveLength(1);
    expect(writePart(part, [groove(4, 'kick', 0.9)]).hits).toHaveLength(2 + 2 + 2 + 4);
  });

  test('a kick pushes the others down and leaves the last bar of a build empty', () => {
    const part = drumPart({ ...options, calm: ['X...............'], isKick: true });
    const { ducks } = writePart(part, [
      section('build', 3, 0.5, [0, 1], 'kick'),
      section('peak', 1, 1, [1, 1], 'kick'),
    ]);
    expect(ducks.map((start) => start / (80 * 1152))).toEqual([0, 1, 3]);
  });
});

test('a bass plays roots, fifths and octaves of the chord of its bar, and leads into the next', () => {
  const voice = createVoice();
  const part = bassPart({
    settings: SETTINGS,
    centerMidi: 36,
    patterns: ['1-..5...8.......'],
    answers: ['1-............n.'],
    gate: 1,
    voice: voice.one,
  });
  const { hits, stepOf } = playPart(part, [groove(4, 'bass')]);
  expect(hits.slice(0, 5).map(stepOf)).toEqual([0, 4, 8, 16, 30]);
  const notes = voice.asked.flatMap((ask) => ask.notes);
  // A (33), its fifth and octave; a step from below or above to F (41 or 29); then F.
  expect(notes.slice(0, 3)).toEqual([33, 40, 45]);
  expect(notes).toContain(41);
  expect(voice.asked[0]?.seconds).toBeCloseTo(0.24);
});

test('keys strike their chord in the rhythm of two bars, softly where it says so', () => {
  const voice = createVoice();
  const part = chordPart({
    name: 'keys',
    settings: SETTINGS,
    centerMidi: 60,
    patterns: ['X---....o-......' + '....x-..........'],
    voice: voice.many,
  });
  const { hits, stepOf } = playPart(part, [groove(2, 'keys')]);
  expect(hits.map(stepOf)).toEqual([0, 8, 20]);
  expect(hits[1]?.gain).toBeLessThanOrEqual(0.5);
  expect(voice.asked.every(({ notes }) => notes.length === 4)).toBe(true);
});

test('a pad changes with the harmony and overlaps by its release', () => {
  const shape = { detune: 0.005, cutoffHz: 500, sweepHz: 0, attackSeconds: 0.1, releaseSeconds: 1, highpassHz: 100 };
  const { hits, stepOf } = writePart(padPart({ name: 'pad', settings: SETTINGS, centerMidi: 60, shape }), [
    groove(4, 'pad'),
  ]);
  expect(hits.map(stepOf)).toEqual([0, 32]);
  expect(hits[0]?.sound.play().left.length).toBe(Math.round((2 * 1.92 + 1) * 48_000));
  expect(hits[0]?.sound).not.toBe(hits[1]?.sound);
});

test('a melody repeats its idea and answers it in the fourth pair of bars', () => {
  const part = (voice: ReturnType<typeof createVoice>) =>
    melodyPart({
      name: 'lead',
      settings: SETTINGS,
      centerMidi: 69,
      rhythms: ['.x.x.x.x.x.x.x..' + '.x.x.x..........'],
      voice: voice.one,
    });
  const { hits, stepOf } = writePart(part(createVoice()), [groove(8, 'lead')]);
  const pairs = [0, 1, 2, 3].map((pair) => hits.filter((hit) => Math.floor(stepOf(hit) / 32) === pair));
  const samplesOf = (pair: number) => pairs[pair]?.map(({ sound }) => sound.play());
  expect(samplesOf(0)).toEqual(samplesOf(1));
  expect(pairs[3]?.map((hit) => stepOf(hit) % 32)).toEqual(pairs[0]?.map((hit) => stepOf(hit) % 32));
  expect(pairs[3]?.slice(0, 5).map(({ sound }) => sound)).toEqual(pairs[0]?.slice(0, 5).map(({ sound }) => sound));
});

test('an arpeggio walks chord notes only, from side to side', () => {
  const voice = createVoice();
  const part = arpeggioPart({
    name: 'arp',
    settings: SETTINGS,
    centerMidi: 69,
    rhythms: ['x.x.x.x.x.x.x.x.'],
    noteSeconds: 0.2,
    voice: voice.one,
  });
  const { hits } = playPart(part, [groove(2, 'arp')]);
  expect(hits).toHaveLength(16);
  expect(hits.slice(0, 4).map(({ pan }) => pan)).toEqual([0.35, -0.35, 0.35, -0.35]);
  const pitchClasses = voice.asked.flatMap(({ notes }) => notes.map((note) => (note - 45 + 120) % 12));
  expect(pitchClasses.every((pitch) => [0, 3, 7, 10].includes(pitch))).toBe(true);
});

test('a build is announced by its own rise length, a peak by a crash', () => {
  const part = transitionPart(SETTINGS, { crash: 0.5 });
  const sections = [section('build', 2, 0.5, [0, 1], 'transitions'), section('peak', 2, 1, [1, 1], 'transitions')];
  const { hits, stepOf } = writePart(part, sections);
  expect(hits.map(stepOf)).toEqual([0, 32, 32, 32]);
  expect(hits[0]?.sound.play().left.length).toBe(2 * 80 * 1152);
});
