import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chordPart } from '../composition/parts/chord-part.ts';
import { chord } from '../composition/chords.ts';
import { drumPart } from '../composition/parts/drum-part.ts';
import { SCALES } from '../composition/harmony.ts';
import { melodyPart } from '../composition/parts/melody-part.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { texturePart, transitionPart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { hat, shaker } from '../instruments/cymbals.ts';
import { kick } from '../instruments/kick.ts';
import { electricPiano } from '../instruments/keys.ts';
import { conga } from '../instruments/percussion.ts';
import { bell, pluck } from '../instruments/plucked.ts';
import { rimshot, snare } from '../instruments/snare.ts';
import { synthChord } from '../instruments/synth-chord.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 47, snapHz: 120, snapSeconds: 0.03, decaySeconds: 0.16, click: 0.2, drive: 1.3 };
const BASS = {
  wave: 'round',
  cutoffHz: 260,
  sweepHz: 380,
  sweepSeconds: 0.1,
  resonance: 0.9,
  sub: 0.5,
  drive: 1.1,
  decaySeconds: 0.9,
} as const;
const CHORD = {
  detune: 0.004,
  voices: 2,
  cutoffHz: 700,
  sweepHz: 2200,
  sweepSeconds: 0.16,
  resonance: 1,
  highpassHz: 200,
  attackSeconds: 0.004,
  decaySeconds: 0.5,
};
const PAD = {
  detune: 0.005,
  cutoffHz: 650,
  sweepHz: 600,
  attackSeconds: 0.8,
  releaseSeconds: 1.2,
  highpassHz: 180,
  choir: true,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -5 },
      calm: ['X...X...X...X...'],
      fills: ['X...X...X...X..o', 'X...X.o.X...X...'],
      sample: (own) => kick(KICK, own),
      looseness: 0.02,
      isKick: true,
    }),
    drumPart({
      name: 'rim',
      settings: { levelDb: -15.5, reverb: 0.35, delay: 0.12 },
      calm: ['....X.......X...', '....X.......X..o'],
      sample: (own) =>
        own.chance(0.5)
          ? rimshot(own.between(430, 560))
          : snare({ toneHz: 210, noiseHz: 2400, decaySeconds: 0.05 }, own),
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -18, reverb: 0.06 },
      calm: ['..x...x...x...x.'],
      busy: ['..X..oX...X..oX.', '..X...X.o.X..oX.'],
      sample: (own) => hat({ decaySeconds: 0.06, brightnessHz: 8000, metal: 0.3 }, own),
      pan: 0.15,
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -20.5 },
      calm: ['oxXooxXooxXooxXo', 'x.Xox.Xox.Xox.Xo'],
      sample: (own) => shaker(0.04, own),
      pan: -0.3,
      looseness: 0.35,
    }),
    drumPart({
      name: 'congas',
      settings: { levelDb: -20, reverb: 0.3, delay: 0.15 },
      calm: ['...o..x.....o.x.', '..o....x..o..x..', '.....x.o.....xox'],
      sample: (own) => conga(own.between(140, 230), own),
      pan: random.between(-0.5, -0.2),
      looseness: 0.35,
    }),
  ];
}

function chords(random: Random) {
  const isElectricPiano = random.chance(0.5);
  return chordPart({
    name: 'chords',
    settings: { levelDb: -11.5, reverb: 0.32, delay: 0.3, duck: 0.45, highpassHz: 150, cutoffHz: [600, 9000] },
    centerMidi: 62,
    patterns: [
      '...x--.....x----' + '...x--....x-....',
      'x---...x--......' + '......x--..x----',
      '..x--...x---....' + '..x--.....x-x---',
      'x--.....x--...x-' + '-.....x---......',
    ],
    voice: (notes, seconds, own) => {
      return isElectricPiano ? electricPiano(notes, seconds + 0.15) : synthChord(CHORD, notes, seconds + 0.1, own);
    },
  });
}

function lead(random: Random) {
  const isBell = random.chance(0.4);
  return melodyPart({
    name: 'lead',
    settings: { levelDb: -18, reverb: 0.4, delay: 0.5, duck: 0.2 },
    centerMidi: isBell ? 76 : 71,
    rhythms: [
      'x-----x--x------' + '......x---x-x---',
      '....x--x----....' + 'x---..x--x------',
      'x--x--x-........' + 'x--x--x---x-----',
    ],
    voice: (frequency, seconds) =>
      isBell
        ? bell(frequency, seconds + 1.2)
        : pluck({ ratio: 1, bite: 0.3, decaySeconds: 0.35 }, frequency, seconds + 0.3),
  });
}

function band(random: Random) {
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -6, duck: 0.5 },
      centerMidi: 35,
      patterns: ['1--...1-..1---7-', '1-....1-8-..1-5-', '..1-..1-....1-71', '1-.1-...1-.1--..'],
      answers: ['1--...1-..1-5-n-', '1-....1-8-..7-n-'],
      gate: 0.92,
      voice: (frequency, seconds) => bass(BASS, frequency, seconds),
    }),
    chords(random),
    padPart({
      name: 'pad',
      settings: { levelDb: -15, reverb: 0.5, duck: 0.55, cutoffHz: [700, 5000] },
      centerMidi: 60,
      shape: PAD,
    }),
    lead(random),
    texturePart('air', { levelDb: -28 }, 900),
    transitionPart({ levelDb: -22, reverb: 0.4 }, { crash: 0.3 }),
  ];
}

export const DEEP: StyleDefinition = {
  framesPerBar: 82,
  swing: 0.2,
  keysMidi: [45, 50, 43, 48],
  scale: SCALES.minorPentatonic,
  progressions: [
    [chord(0, 'm9'), chord(5, 'm9')],
    [chord(0, 'm11'), chord(8, 'M9'), chord(3, 'M9'), chord(10, 'sus9')],
    [chord(5, 'm9'), chord(7, 'm9'), chord(0, 'm9'), chord(0, 'm11')],
    [chord(8, 'M9'), chord(10, '9'), chord(0, 'm9'), chord(7, 'm7')],
    [chord(0, 'm9'), chord(3, 'M9'), chord(5, 'm9'), chord(8, 'lydian')],
  ],
  barsPerChord: 2,
  forms: [
    [
      section('intro', 4, 0.3, [0.1, 0.3], 'kick shaker air pad transitions'),
      section('groove', 8, 0.5, [0.2, 0.5], 'kick shaker hats bass chords air transitions'),
      section('groove', 8, 0.7, [0.5, 0.7], 'kick shaker hats rim congas bass chords pad transitions'),
      section('break', 8, 0.35, [0.7, 0.4], 'pad lead chords air shaker transitions'),
      section('peak', 20, 0.9, [0.75, 1], 'kick shaker hats rim congas bass chords pad lead transitions'),
      section('outro', 4, 0.4, [0.5, 0.1], 'kick shaker congas bass air transitions'),
    ],
    [
      section('intro', 4, 0.3, [0, 0.3], 'kick congas chords air transitions'),
      section('groove', 12, 0.6, [0.3, 0.6], 'kick shaker hats rim bass chords congas transitions'),
      section('break', 4, 0.3, [0.6, 0.8], 'pad chords air lead transitions'),
      section('groove', 8, 0.75, [0.6, 0.8], 'kick shaker hats rim bass chords pad lead transitions'),
      section('build', 4, 0.5, [0.3, 0.9], 'shaker hats pad lead air transitions'),
      section('peak', 16, 0.9, [0.8, 1], 'kick shaker hats rim congas bass chords pad lead transitions'),
      section('outro', 4, 0.4, [0.5, 0.1], 'kick shaker hats bass air transitions'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.84,
  fadeSeconds: 0,
  loudness: 0.18,
  band,
};
