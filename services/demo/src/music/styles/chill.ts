import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chordPart } from '../composition/parts/chord-part.ts';
import { chord } from '../composition/chords.ts';
import { drumPart } from '../composition/parts/drum-part.ts';
import { SCALES } from '../composition/harmony.ts';
import { melodyPart } from '../composition/parts/melody-part.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { texturePart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { hat, shaker } from '../instruments/cymbals.ts';
import { kick } from '../instruments/kick.ts';
import { electricPiano } from '../instruments/keys.ts';
import { bell, pluck, string } from '../instruments/plucked.ts';
import { snare } from '../instruments/snare.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 52, snapHz: 70, snapSeconds: 0.03, decaySeconds: 0.15, click: 0.12, drive: 1.5 };
const BASS = {
  wave: 'round',
  cutoffHz: 300,
  sweepHz: 200,
  sweepSeconds: 0.12,
  resonance: 0.8,
  sub: 0.6,
  drive: 1,
  decaySeconds: 1.2,
} as const;
const PAD = {
  detune: 0.004,
  cutoffHz: 800,
  sweepHz: 600,
  attackSeconds: 1.1,
  releaseSeconds: 1.6,
  highpassHz: 200,
};

function drums() {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -7 },
      calm: ['X.....x...X.....', 'X......x..X.....', 'X.....x....x....'],
      busy: ['X..o..x...X..o..', 'X......x..Xo....'],
      sample: (own) => kick(KICK, own),
      isKick: true,
    }),
    drumPart({
      name: 'snare',
      settings: { levelDb: -12.5, reverb: 0.22 },
      calm: ['....X.......X...'],
      fills: ['....X.......X..o', '....X..o....X.o.', '....X.....o.X...'],
      sample: (own) =>
        snare({ toneHz: own.between(165, 200), noiseHz: own.between(1700, 2400), decaySeconds: 0.085 }, own),
      looseness: 0.15,
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -21 },
      calm: ['x.o.x.o.x.o.x.o.', 'x.oox.o.x.oox.o.'],
      busy: ['xoo.xoo.xoo.xoox', 'x.ooxoo.x.ooxo.o'],
      sample: (own) => hat({ decaySeconds: 0.03, brightnessHz: 7000, metal: 0.2 }, own),
      pan: 0.2,
      looseness: 0.4,
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -24 },
      calm: ['..x...x...x...x.', 'oox.oox.oox.oox.'],
      sample: (own) => shaker(0.05, own),
      pan: -0.35,
      looseness: 0.4,
    }),
  ];
}

function lead(random: Random) {
  const kind = random.pick(['bell', 'guitar', 'flute']);
  return melodyPart({
    name: 'lead',
    settings: { levelDb: -15, reverb: 0.38, delay: 0.38, duck: 0.12 },
    centerMidi: kind === 'guitar' ? 66 : 73,
    rhythms: [
      'x---x-x---------' + '....x---x-x-----',
      '..x-x---x-------' + 'x-x---x-----....',
      'x-----x---x-----' + '................',
      'x-x-x---....x---' + 'x---............',
    ],
    pan: random.between(-0.25, 0.25),
    voice: (frequency, seconds, own) => {
      if (kind === 'bell') return bell(frequency, seconds + 1);
      if (kind === 'guitar') return string(frequency, seconds + 0.8, 0.12, own);
      return pluck({ ratio: 1, bite: 0.08, decaySeconds: 0.6 }, frequency, seconds + 0.2);
    },
  });
}

function band(random: Random) {
  return [
    ...drums(),
    bassPart({
      settings: { levelDb: -7, duck: 0.3 },
      centerMidi: 36,
      patterns: ['1----.1-..1-----', '1---..1-....5-8-', '1-----....1--.5-'],
      answers: ['1----.1-..5---n-', '1---..8-....7-n-'],
      gate: 0.95,
      voice: (frequency, seconds) => bass(BASS, frequency, seconds),
    }),
    chordPart({
      name: 'keys',
      settings: { levelDb: -9.5, reverb: 0.25, delay: 0.12, duck: 0.25, highpassHz: 130, cutoffHz: [900, 7000] },
      centerMidi: 62,
      patterns: [
        'X-------..x-----' + 'x-----o---x---..',
        'X-----x---------' + '..x---x-----o-x-',
        'X---..x-----x---' + 'x-----..x-------',
      ],
      voice: (notes, seconds) => electricPiano(notes, seconds + 0.25),
    }),
    padPart({
      name: 'pad',
      settings: { levelDb: -15, reverb: 0.45, duck: 0.35, cutoffHz: [700, 5000] },
      centerMidi: 64,
      shape: { ...PAD, choir: random.chance(0.4) },
    }),
    lead(random),
    texturePart('vinyl', { levelDb: -30 }),
    texturePart('air', { levelDb: -30 }, 500),
  ];
}

export const CHILL: StyleDefinition = {
  framesPerBar: 112,
  swing: 0.26,
  keysMidi: [48, 43, 41, 50],
  scale: SCALES.majorPentatonic,
  progressions: [
    [chord(0, 'M9'), chord(9, 'm9'), chord(2, 'm9'), chord(7, 'sus9')],
    [chord(5, 'M9'), chord(4, 'm7'), chord(2, 'm9'), chord(0, 'M9')],
    [chord(0, 'M7'), chord(4, 'm7'), chord(5, 'M9'), chord(7, 'sus')],
    [chord(9, 'm9'), chord(5, 'M9'), chord(0, 'M9'), chord(7, '9')],
    [chord(2, 'm9'), chord(7, '9'), chord(0, 'M9'), chord(9, 'm11')],
  ],
  barsPerChord: 1,
  forms: [
    [
      section('intro', 4, 0.2, [0.2, 0.5], 'keys vinyl air pad'),
      section('groove', 8, 0.55, [0.5, 0.7], 'kick snare hats bass keys vinyl'),
      section('groove', 8, 0.75, [0.7, 0.9], 'kick snare hats shaker bass keys pad lead vinyl'),
      section('break', 4, 0.3, [0.6, 0.4], 'keys pad lead vinyl air'),
      section('peak', 8, 0.8, [0.8, 1], 'kick snare hats shaker bass keys pad lead vinyl'),
      section('outro', 4, 0.3, [0.6, 0.2], 'kick hats bass keys pad vinyl air'),
    ],
    [
      section('intro', 4, 0.25, [0.1, 0.5], 'pad air lead vinyl'),
      section('groove', 12, 0.7, [0.5, 0.85], 'kick snare hats bass keys lead vinyl'),
      section('break', 4, 0.3, [0.5, 0.5], 'keys pad air vinyl'),
      section('peak', 12, 0.8, [0.8, 1], 'kick snare hats shaker bass keys pad lead vinyl'),
      section('outro', 4, 0.3, [0.5, 0.1], 'keys pad air vinyl'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.8,
  fadeSeconds: 1.2,
  loudness: 0.16,
  band,
};
