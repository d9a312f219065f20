import { arpeggioPart } from '../composition/parts/arpeggio-part.ts';
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
import { kick } from '../instruments/kick.ts';
import { pluck } from '../instruments/plucked.ts';
import { clap } from '../instruments/snare.ts';
import { synthChord } from '../instruments/synth-chord.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 48, snapHz: 260, snapSeconds: 0.018, decaySeconds: 0.14, click: 0.6, drive: 2.2 };
const BASS = {
  wave: 'saw',
  cutoffHz: 240,
  sweepHz: 1500,
  sweepSeconds: 0.05,
  resonance: 1.1,
  sub: 0.5,
  drive: 1.4,
  decaySeconds: 0.3,
} as const;
const SUPER_SAW = {
  detune: 0.011,
  voices: 3,
  cutoffHz: 2600,
  sweepHz: 5200,
  sweepSeconds: 0.2,
  resonance: 0.8,
  highpassHz: 260,
  attackSeconds: 0.003,
  decaySeconds: 1.2,
};
const PAD = {
  detune: 0.009,
  cutoffHz: 1300,
  sweepHz: 1500,
  attackSeconds: 0.6,
  releaseSeconds: 1,
  highpassHz: 220,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -4 },
      calm: ['X...X...X...X...'],
      sample: (own) => kick({ ...KICK, pitchHz: own.between(46, 50) }, own),
      looseness: 0.01,
      isKick: true,
    }),
    drumPart({
      name: 'clap',
      settings: { levelDb: -15, reverb: 0.3 },
      calm: ['....X.......X...'],
      sample: (own) => clap(0.08, 1700, own),
    }),
    drumPart({
      name: 'roll',
      settings: { levelDb: -14, reverb: 0.3, cutoffHz: [600, 9000] },
      calm: ['x...x...x...x...', 'x..x..x.x..x..x.'],
      busy: ['x.x.x.x.x.x.x.x.'],
      fills: ['x.x.x.x.xxxxxxxx'],
      sample: (own) => clap(0.04, 2300, own),
      looseness: 0.1,
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -17 },
      calm: ['..X...X...X...X.'],
      sample: (own) => hat({ decaySeconds: 0.09, brightnessHz: 7600, metal: 0.5 }, own),
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -22 },
      calm: ['xoxoxoxoxoxoxoxo', 'oxxooxxooxxooxxo'],
      sample: (own) => shaker(0.022, own),
      pan: random.between(-0.4, -0.2),
      looseness: 0.3,
    }),
  ];
}

function leads(random: Random) {
  return [
    arpeggioPart({
      name: 'arp',
      settings: { levelDb: -14, reverb: 0.3, delay: 0.4, duck: 0.4, cutoffHz: [600, 11_000] },
      centerMidi: 69,
      rhythms: ['xxxxxxxxxxxxxxxx', 'x.xxx.xxx.xxx.xx', 'xx.xx.xxxx.xx.xx'],
      noteSeconds: 0.28,
      voice: (frequency, seconds) => pluck({ ratio: 1, bite: 0.5, decaySeconds: 0.1 }, frequency, seconds),
    }),
    melodyPart({
      name: 'lead',
      settings: { levelDb: -11.5, reverb: 0.4, delay: 0.4, duck: 0.35 },
      centerMidi: random.pick([74, 77]),
      rhythms: [
        'x--x--x---x--x--' + 'x-x---x---x-----',
        'x-x-x--x--x---x-' + 'x--x--x---------',
        'x---x--x--x--x--' + 'x-----x--x------',
      ],
      gate: 0.98,
      voice: (frequency, seconds, own) => synthChord(SUPER_SAW, [frequency, frequency / 2], seconds + 0.04, own),
    }),
  ];
}

function band(random: Random) {
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -8, duck: 0.7 },
      centerMidi: 34,
      patterns: ['..1...1...1...1.', '.111.111.111.111', '..11..11..11..18'],
      gate: 0.8,
      voice: (frequency, seconds) => bass(BASS, frequency, seconds),
    }),
    chordPart({
      name: 'stabs',
      settings: { levelDb: -12, reverb: 0.3, delay: 0.2, duck: 0.6, cutoffHz: [500, 12_000] },
      centerMidi: 62,
      patterns: ['x..x..x.x..x..x.', 'x-.x-.x-..x-.x-.', 'x.xx.x.xx.xx.x.x'],
      gate: 0.9,
      voice: (notes, seconds, own) => synthChord(SUPER_SAW, notes, seconds, own),
    }),
    padPart({
      name: 'pad',
      settings: { levelDb: -13, reverb: 0.45, duck: 0.65, cutoffHz: [500, 9000] },
      centerMidi: 62,
      shape: PAD,
    }),
    ...leads(random),
    transitionPart({ levelDb: -17, reverb: 0.4 }, { crash: 0.6 }),
  ];
}

export const TRANCE: StyleDefinition = {
  framesPerBar: 72,
  swing: 0,
  keysMidi: [45, 40, 47, 42],
  scale: SCALES.minor,
  progressions: [
    [chord(0, 'm'), chord(8, 'M'), chord(3, 'M'), chord(10, 'M')],
    [chord(8, 'M'), chord(10, 'M'), chord(0, 'm'), chord(0, 'madd9')],
    [chord(0, 'madd9'), chord(5, 'm'), chord(8, 'M'), chord(10, 'M')],
    [chord(8, 'add9'), chord(3, 'M'), chord(10, 'M'), chord(0, 'm')],
  ],
  barsPerChord: 2,
  forms: [
    [
      section('intro', 8, 0.4, [0.1, 0.35], 'kick hats shaker bass transitions'),
      section('groove', 8, 0.65, [0.2, 0.6], 'kick clap hats shaker bass arp transitions'),
      section('break', 8, 0.35, [0.5, 0.35], 'pad arp lead transitions'),
      section('build', 8, 0.7, [0.2, 1], 'pad arp stabs roll shaker transitions'),
      section('peak', 24, 1, [1, 0.95], 'kick clap hats shaker bass pad stabs arp lead transitions'),
      section('outro', 4, 0.5, [0.5, 0.1], 'kick clap hats shaker bass transitions'),
    ],
    [
      section('intro', 4, 0.4, [0.1, 0.3], 'kick hats shaker arp transitions'),
      section('groove', 12, 0.65, [0.2, 0.7], 'kick clap hats shaker bass arp pad transitions'),
      section('break', 12, 0.35, [0.7, 0.4], 'pad stabs lead transitions'),
      section('build', 4, 0.7, [0.3, 1], 'pad stabs arp roll transitions'),
      section('peak', 24, 1, [0.95, 1], 'kick clap hats shaker bass pad stabs arp lead transitions'),
      section('outro', 4, 0.5, [0.5, 0.1], 'kick hats shaker bass transitions'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.84,
  fadeSeconds: 0,
  loudness: 0.21,
  band,
};
