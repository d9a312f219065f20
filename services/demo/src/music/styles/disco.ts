import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chordPart } from '../composition/parts/chord-part.ts';
import { chord } from '../composition/chords.ts';
import { drumPart } from '../composition/parts/drum-part.ts';
import { SCALES } from '../composition/harmony.ts';
import { melodyPart } from '../composition/parts/melody-part.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { transitionPart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { hat, shaker } from '../instruments/cymbals.ts';
import { guitarChord } from '../instruments/guitar.ts';
import { kick } from '../instruments/kick.ts';
import { electricPiano } from '../instruments/keys.ts';
import { conga, cowbell } from '../instruments/percussion.ts';
import { clap, snare } from '../instruments/snare.ts';
import { synthChord } from '../instruments/synth-chord.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 56, snapHz: 110, snapSeconds: 0.02, decaySeconds: 0.1, click: 0.45, drive: 1.4 };
const BASS = {
  wave: 'saw',
  cutoffHz: 420,
  sweepHz: 900,
  sweepSeconds: 0.06,
  resonance: 1.1,
  sub: 0.6,
  drive: 1.2,
  decaySeconds: 0.45,
} as const;
const STRINGS = {
  detune: 0.005,
  cutoffHz: 3200,
  sweepHz: 1500,
  attackSeconds: 0.16,
  releaseSeconds: 0.3,
  highpassHz: 380,
};
const BRASS = {
  detune: 0.004,
  voices: 2,
  cutoffHz: 700,
  sweepHz: 3200,
  sweepSeconds: 0.18,
  resonance: 0.9,
  highpassHz: 240,
  attackSeconds: 0.02,
  decaySeconds: 0.6,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -6 },
      calm: ['X...X...X...X...'],
      sample: (own) => kick(KICK, own),
      looseness: 0.04,
      isKick: true,
    }),
    drumPart({
      name: 'snare',
      settings: { levelDb: -11, reverb: 0.16 },
      calm: ['....X.......X...'],
      fills: ['....X.......X.xx', '....X..o....X.ox', '....X...x.x.XxxX'],
      sample: (own) => snare({ toneHz: 195, noiseHz: 2600, decaySeconds: 0.08 }, own),
    }),
    drumPart({
      name: 'clap',
      settings: { levelDb: -17, reverb: 0.25 },
      calm: ['....x.......x...'],
      sample: (own) => clap(0.06, 1600, own),
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -17, reverb: 0.04 },
      calm: ['..X...X...X...X.'],
      busy: ['xoXoxoXoxoXoxoXo', 'x.Xox.Xox.Xox.Xo'],
      sample: (own) => hat({ decaySeconds: 0.075, brightnessHz: 7000, metal: 0.4 }, own),
      pan: 0.18,
      looseness: 0.25,
    }),
    drumPart({
      name: 'congas',
      settings: { levelDb: -18, reverb: 0.14 },
      calm: ['x..ox..ox..ox.xx', '..xo..x...xo.xx.', 'o.xo.xx.o.xo.x.x'],
      sample: (own) => conga(own.between(190, 300), own),
      pan: random.between(-0.45, -0.2),
      looseness: 0.3,
    }),
    drumPart({
      name: 'bells',
      settings: { levelDb: -24, reverb: 0.1 },
      calm: ['x...x...x...x...', 'x.x...x.x.x...x.'],
      sample: (own) => (own.chance(0.6) ? cowbell(own.between(520, 580)) : shaker(0.05, own)),
      pan: 0.4,
    }),
  ];
}

function harmonyParts(random: Random) {
  return [
    chordPart({
      name: 'guitar',
      settings: { levelDb: -14, reverb: 0.1, highpassHz: 320, duck: 0.1 },
      centerMidi: 65,
      patterns: ['x.ox.ox.x.ox.xox', '..xo.xx...xo.xxo', 'xo.x.oxoxo.x.ox.'],
      gate: 1.1,
      voice: (notes, seconds, own) => guitarChord(notes, seconds, own),
    }),
    chordPart({
      name: 'keys',
      settings: { levelDb: -13, reverb: 0.15, duck: 0.2, highpassHz: 160 },
      centerMidi: 62,
      patterns: ['X---..x-..x-..x-' + 'X---..x-x---..x-', '..x-..x-..x-..x-' + '..x-..x-.x-.x-..'],
      voice: (notes, seconds) => electricPiano(notes, seconds),
    }),
    padPart({
      name: 'strings',
      settings: { levelDb: -15.5, reverb: 0.35, duck: 0.25 },
      centerMidi: random.pick([74, 77]),
      shape: STRINGS,
    }),
    chordPart({
      name: 'brass',
      settings: { levelDb: -15, reverb: 0.22 },
      centerMidi: 67,
      patterns: [
        '................' + '..........x-x---',
        'x--x--x-........' + '..........x--x--',
        '......x-x---....' + '................',
      ],
      voice: (notes, seconds, own) => synthChord(BRASS, notes, seconds + 0.05, own),
    }),
  ];
}

function band(random: Random) {
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -6.5, duck: 0.25 },
      centerMidi: 36,
      patterns: ['1.8.1.8.1.8.1.8.', '1..11.8...5.7.8.', '1.8..18.1.8.5.7.', '1-..1.8.11..5.8.'],
      answers: ['1.8.1.8.1.8.5.n.', '1..11.8...5.7.n.', '1.8..18.1.7.5.n.'],
      gate: 0.85,
      voice: (frequency, seconds) => bass(BASS, frequency, seconds),
    }),
    ...harmonyParts(random),
    melodyPart({
      name: 'lead',
      settings: { levelDb: -14, reverb: 0.3, delay: 0.2 },
      centerMidi: 76,
      rhythms: ['x--x-x--x---....' + 'x--x-x----......', '..x-x-x---x-----' + '................'],
      voice: (frequency, seconds, own) =>
        synthChord({ ...BRASS, attackSeconds: 0.01, cutoffHz: 1500 }, [frequency], seconds + 0.05, own),
    }),
    transitionPart({ levelDb: -20, reverb: 0.3 }, { crash: 0.6 }),
  ];
}

export const DISCO: StyleDefinition = {
  framesPerBar: 86,
  swing: 0.1,
  keysMidi: [45, 50, 43, 40],
  scale: SCALES.minorPentatonic,
  progressions: [
    [chord(0, 'm9'), chord(5, '9'), chord(0, 'm9'), chord(5, '9')],
    [chord(5, 'm9'), chord(10, '9'), chord(3, 'M9'), chord(8, 'M7')],
    [chord(0, 'm7'), chord(3, 'M7'), chord(5, 'm9'), chord(7, '7')],
    [chord(8, 'M9'), chord(7, 'm7'), chord(5, 'm9'), chord(10, '9')],
    [chord(0, 'm9'), chord(10, 'add9'), chord(8, 'M9'), chord(7, '7')],
  ],
  barsPerChord: 1,
  forms: [
    [
      section('intro', 4, 0.4, [0.5, 0.6], 'kick hats congas guitar transitions'),
      section('groove', 8, 0.6, [0.6, 0.8], 'kick snare hats congas bass guitar keys transitions'),
      section('groove', 8, 0.8, [0.8, 0.9], 'kick snare clap hats congas bass guitar keys strings transitions'),
      section('break', 4, 0.4, [0.7, 0.7], 'kick congas bells bass clap transitions'),
      section('build', 4, 0.6, [0.6, 1], 'kick hats congas guitar strings clap transitions'),
      section(
        'peak',
        16,
        1,
        [1, 1],
        'kick snare clap hats congas bells bass guitar keys strings brass lead transitions',
      ),
      section('outro', 4, 0.5, [0.8, 0.5], 'kick snare hats congas bass guitar transitions'),
    ],
    [
      section('intro', 4, 0.4, [0.4, 0.6], 'kick hats bass bells transitions'),
      section('groove', 12, 0.7, [0.6, 0.9], 'kick snare hats bass guitar keys brass transitions'),
      section('break', 8, 0.4, [0.8, 0.8], 'keys strings hats congas lead transitions'),
      section(
        'peak',
        20,
        1,
        [1, 1],
        'kick snare clap hats congas bells bass guitar keys strings brass lead transitions',
      ),
      section('outro', 4, 0.5, [0.8, 0.4], 'kick snare hats congas bells guitar transitions'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.74,
  fadeSeconds: 0,
  loudness: 0.2,
  band,
};
