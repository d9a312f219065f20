import { arpeggioPart } from '../composition/parts/arpeggio-part.ts';
import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chordPart } from '../composition/parts/chord-part.ts';
import { chord } from '../composition/chords.ts';
import { drumPart } from '../composition/parts/drum-part.ts';
import { SCALES } from '../composition/harmony.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { transitionPart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { hat, shaker } from '../instruments/cymbals.ts';
import { kick } from '../instruments/kick.ts';
import { housePiano, organ } from '../instruments/keys.ts';
import { conga } from '../instruments/percussion.ts';
import { pluck } from '../instruments/plucked.ts';
import { clap } from '../instruments/snare.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 49, snapHz: 190, snapSeconds: 0.022, decaySeconds: 0.13, click: 0.5, drive: 1.7 };
const BASS = {
  wave: 'saw',
  cutoffHz: 190,
  sweepHz: 900,
  sweepSeconds: 0.07,
  resonance: 1.3,
  sub: 0.55,
  drive: 1.5,
  decaySeconds: 0.5,
} as const;
const PAD = {
  detune: 0.006,
  cutoffHz: 900,
  sweepHz: 900,
  attackSeconds: 0.3,
  releaseSeconds: 0.5,
  highpassHz: 220,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -4 },
      calm: ['X...X...X...X...'],
      fills: ['X...X...X...X.x.', 'X...X...X..xX...'],
      sample: (own) => kick({ ...KICK, pitchHz: own.between(46, 52), decaySeconds: own.between(0.11, 0.15) }, own),
      looseness: 0.02,
      isKick: true,
    }),
    drumPart({
      name: 'clap',
      settings: { levelDb: -13.5, reverb: 0.22 },
      calm: ['....X.......X...'],
      fills: ['....X.......X..x', '....X..o....X.xx'],
      sample: (own) => clap(own.between(0.05, 0.08), own.between(1300, 1900), own),
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -16.5, reverb: 0.05 },
      calm: ['..X...X...X...X.'],
      busy: ['..X...X..oX...Xo', '..X.o.X...X.o.X.'],
      sample: (own) => hat({ decaySeconds: 0.07, brightnessHz: 7200, metal: 0.5 }, own),
      pan: 0.12,
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -20 },
      calm: ['o.x.o.x.o.x.o.x.', 'oox.oox.oox.oox.'],
      busy: ['oxXooxXooxXooxXo', 'xoXoxoXoxoXoxoXo'],
      sample: (own) => shaker(0.035, own),
      pan: -0.3,
      looseness: 0.3,
    }),
    drumPart({
      name: 'congas',
      settings: { levelDb: -19, reverb: 0.2 },
      calm: ['...x..x....x..o.', '......x..x....xo', '..ox......ox.x..'],
      sample: (own) => conga(own.between(170, 260), own),
      pan: random.between(0.2, 0.45),
      looseness: 0.3,
    }),
  ];
}

function keys(random: Random) {
  const isPiano = random.chance(0.55);
  return chordPart({
    name: 'keys',
    settings: { levelDb: -11.5, reverb: 0.24, delay: 0.12, duck: 0.35, highpassHz: 170, cutoffHz: [700, 12_000] },
    centerMidi: isPiano ? 64 : 62,
    patterns: [
      'x--..x--..x--...' + '..x--.x--...x-x-',
      'X-..x-..X-....x-' + '..X-..x-..X-..x-',
      '..x-..x-..x-..x-' + '..x-..x-.x-.x-..',
      'X--x--X-..x--x--' + 'X--x--X---x-x-..',
    ],
    gate: 0.95,
    voice: (notes, seconds) => (isPiano ? housePiano(notes, seconds) : organ(notes, seconds)),
  });
}

function band(random: Random) {
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -6.5, duck: 0.55 },
      centerMidi: 36,
      patterns: ['..1-..1.1...1-8.', '..1-.18...1-..7.', '1..1..1...1.8.7.', '..1...1.8.1...5.'],
      answers: ['..1-..1.1...5-n.', '..1-.18...1-.7n.'],
      gate: 0.9,
      voice: (frequency, seconds) => bass(BASS, frequency, seconds),
    }),
    keys(random),
    padPart({
      name: 'pad',
      settings: { levelDb: -16, reverb: 0.35, duck: 0.6, cutoffHz: [600, 7000] },
      centerMidi: 62,
      shape: PAD,
    }),
    arpeggioPart({
      name: 'pluck',
      settings: { levelDb: -16, reverb: 0.25, delay: 0.4, duck: 0.3, cutoffHz: [900, 9000] },
      centerMidi: 72,
      rhythms: ['x..x..x.x..x..x.', '..x..x.x..x..x..', 'x.x..x.x.x..x..x'],
      noteSeconds: 0.5,
      voice: (frequency, seconds) => pluck({ ratio: 2, bite: 0.22, decaySeconds: 0.16 }, frequency, seconds),
    }),
    transitionPart({ levelDb: -19, reverb: 0.3 }, { crash: 0.5 }),
  ];
}

export const HOUSE: StyleDefinition = {
  framesPerBar: 80,
  swing: 0.14,
  keysMidi: [45, 40, 50, 43],
  scale: SCALES.dorian,
  progressions: [
    [chord(0, 'm9'), chord(8, 'M7'), chord(5, 'm9'), chord(7, 'm7')],
    [chord(0, 'm7'), chord(3, 'M7'), chord(10, '7'), chord(8, 'M9')],
    [chord(5, 'm9'), chord(10, '9'), chord(3, 'M9'), chord(0, 'm9')],
    [chord(0, 'm9'), chord(5, '9'), chord(0, 'm9'), chord(10, 'add9')],
    [chord(8, 'M9'), chord(7, 'm7'), chord(0, 'm9'), chord(0, 'm7')],
  ],
  barsPerChord: 1,
  forms: [
    [
      section('intro', 4, 0.3, [0.1, 0.25], 'kick hats shaker transitions'),
      section('groove', 8, 0.55, [0.2, 0.55], 'kick hats shaker clap bass keys transitions'),
      section('groove', 8, 0.7, [0.55, 0.75], 'kick hats shaker clap congas bass keys pad transitions'),
      section('break', 8, 0.35, [0.75, 0.3], 'shaker keys pad pluck transitions'),
      section('build', 4, 0.6, [0.3, 1], 'kick clap hats shaker keys pad pluck transitions'),
      section('peak', 16, 1, [1, 0.9], 'kick clap hats shaker congas bass keys pad pluck transitions'),
      section('outro', 4, 0.4, [0.5, 0.1], 'kick hats shaker congas bass transitions'),
    ],
    [
      section('intro', 4, 0.3, [0.05, 0.3], 'kick shaker congas keys transitions'),
      section('groove', 12, 0.7, [0.3, 0.8], 'kick hats shaker clap congas bass keys transitions'),
      section('break', 4, 0.3, [0.9, 0.4], 'pad keys transitions'),
      section('groove', 8, 0.75, [0.6, 0.9], 'kick hats shaker clap bass keys pluck transitions'),
      section('build', 4, 0.5, [0.2, 1], 'clap hats pad pluck transitions'),
      section('peak', 16, 1, [0.9, 1], 'kick clap hats shaker congas bass keys pad pluck transitions'),
      section('outro', 4, 0.4, [0.5, 0.1], 'kick hats shaker bass transitions'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.76,
  fadeSeconds: 0,
  loudness: 0.21,
  band,
};
