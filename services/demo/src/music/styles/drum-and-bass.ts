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
import { electricPiano } from '../instruments/keys.ts';
import { pluck } from '../instruments/plucked.ts';
import { snare } from '../instruments/snare.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 54, snapHz: 170, snapSeconds: 0.016, decaySeconds: 0.09, click: 0.6, drive: 2.2 };
const REESE = {
  wave: 'reese',
  cutoffHz: 240,
  sweepHz: 520,
  sweepSeconds: 0.25,
  resonance: 1.2,
  sub: 0.8,
  drive: 1.3,
  decaySeconds: 2.5,
} as const;
const PAD = {
  detune: 0.006,
  cutoffHz: 1100,
  sweepHz: 900,
  attackSeconds: 0.7,
  releaseSeconds: 1.1,
  highpassHz: 230,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -7 },
      calm: ['X.........X.....'],
      busy: ['X.........X.....', 'X..o......X.....', 'X.......o.X.....'],
      fills: ['X.........X..x..', 'X.x.......X.....'],
      sample: (own) => kick(KICK, own),
      looseness: 0.03,
      isKick: true,
    }),
    drumPart({
      name: 'snare',
      settings: { levelDb: -8.5, reverb: 0.14 },
      calm: ['....X.......X...'],
      busy: ['....X..o.o..X..o', '....X..o....X.o.', '....X....o..X..o'],
      fills: ['....X..o.o..X.xx', '....X..x..x.X.xX'],
      sample: (own) => snare({ toneHz: own.between(190, 225), noiseHz: 3200, decaySeconds: 0.075 }, own),
      looseness: 0.08,
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -18 },
      calm: ['x.x.x.x.x.x.x.x.'],
      busy: ['xox.xoxoxox.xoxo', 'x.xox.xox.xoxox.'],
      sample: (own) => hat({ decaySeconds: 0.028, brightnessHz: 8200, metal: 0.5 }, own),
      pan: 0.2,
      looseness: 0.35,
    }),
    drumPart({
      name: 'ride',
      settings: { levelDb: -21, reverb: 0.08 },
      calm: ['x...x...x...x...', 'x.x.x.x.x.x.x.x.'],
      sample: (own) => hat({ decaySeconds: 0.2, brightnessHz: 6000, metal: 1 }, own),
      pan: -0.25,
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -22 },
      calm: ['oxoooxoooxoooxoo', '..x...x...x...x.'],
      sample: (own) => shaker(0.03, own),
      pan: random.between(-0.5, -0.3),
      looseness: 0.4,
    }),
  ];
}

function band(random: Random) {
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -6, duck: 0.45, cutoffHz: [400, 3200] },
      centerMidi: 33,
      patterns: ['1-----....1---..', '1---..1-8-..1---', '1---------5---8-'],
      answers: ['1-----....5---n-', '1---..1-....7-n-'],
      gate: 1,
      voice: (frequency, seconds) => bass(REESE, frequency, seconds),
    }),
    padPart({
      name: 'pad',
      settings: { levelDb: -12, reverb: 0.45, duck: 0.35, cutoffHz: [600, 8000] },
      centerMidi: 63,
      shape: { ...PAD, choir: random.chance(0.5) },
    }),
    chordPart({
      name: 'keys',
      settings: { levelDb: -13, reverb: 0.35, delay: 0.3, duck: 0.25, highpassHz: 180 },
      centerMidi: 64,
      patterns: [
        'X-----x-----x---' + '----x-----......',
        '....x-----......' + 'x---..x---......',
        'X-------....x---' + '..x-------......',
      ],
      voice: (notes, seconds) => electricPiano(notes, seconds + 0.3),
    }),
    arpeggioPart({
      name: 'sequence',
      settings: { levelDb: -16, reverb: 0.35, delay: 0.4, duck: 0.2, cutoffHz: [800, 9000] },
      centerMidi: 72,
      rhythms: ['x..x..x...x..x..', 'x.x...x.x...x...', '..x..x....x..x..'],
      noteSeconds: 0.6,
      voice: (frequency, seconds) => pluck({ ratio: 2, bite: 0.16, decaySeconds: 0.18 }, frequency, seconds),
    }),
    transitionPart({ levelDb: -18, reverb: 0.35 }, { crash: 0.55 }),
  ];
}

export const DRUM_AND_BASS: StyleDefinition = {
  framesPerBar: 58,
  swing: 0.06,
  keysMidi: [45, 50, 43, 48],
  scale: SCALES.minorPentatonic,
  progressions: [
    [chord(0, 'm9'), chord(8, 'M9'), chord(3, 'M7'), chord(10, '9')],
    [chord(8, 'M9'), chord(10, 'add9'), chord(0, 'm9'), chord(0, 'm11')],
    [chord(0, 'm9'), chord(5, 'm9'), chord(8, 'M9'), chord(7, 'm7')],
    [chord(3, 'M9'), chord(10, 'add9'), chord(5, 'm9'), chord(8, 'M9')],
  ],
  barsPerChord: 2,
  forms: [
    [
      section('intro', 8, 0.3, [0.2, 0.5], 'pad keys hats shaker transitions'),
      section('build', 8, 0.5, [0.3, 0.8], 'pad keys sequence hats shaker kick transitions'),
      section('peak', 16, 0.95, [0.7, 0.9], 'kick snare hats ride shaker bass pad keys transitions'),
      section('break', 8, 0.35, [0.8, 0.4], 'pad keys sequence hats transitions'),
      section('build', 4, 0.5, [0.4, 0.9], 'pad sequence hats shaker transitions'),
      section('peak', 24, 1, [0.9, 1], 'kick snare hats ride shaker bass pad keys sequence transitions'),
      section('outro', 8, 0.5, [0.6, 0.2], 'kick snare hats shaker bass transitions'),
    ],
    [
      section('intro', 4, 0.4, [0.1, 0.4], 'kick snare hats shaker transitions'),
      section('groove', 16, 0.75, [0.4, 0.7], 'kick snare hats shaker bass sequence transitions'),
      section('break', 8, 0.3, [0.7, 0.5], 'pad keys sequence transitions'),
      section('build', 8, 0.6, [0.3, 1], 'pad keys sequence hats shaker transitions'),
      section('peak', 32, 1, [0.85, 1], 'kick snare hats ride shaker bass pad keys sequence transitions'),
      section('outro', 8, 0.5, [0.5, 0.1], 'kick snare hats shaker pad transitions'),
    ],
  ],
  delaySteps: 6,
  reverbDecay: 0.82,
  fadeSeconds: 0,
  loudness: 0.2,
  band,
};
