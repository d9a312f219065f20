import { arpeggioPart } from '../composition/parts/arpeggio-part.ts';
import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chordPart } from '../composition/parts/chord-part.ts';
import { chord } from '../composition/chords.ts';
import { drumPart } from '../composition/parts/drum-part.ts';
import { SCALES } from '../composition/harmony.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { texturePart, transitionPart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { hat, shaker } from '../instruments/cymbals.ts';
import { kick } from '../instruments/kick.ts';
import { woodblock } from '../instruments/percussion.ts';
import { pluck } from '../instruments/plucked.ts';
import { clap, rimshot } from '../instruments/snare.ts';
import { synthChord } from '../instruments/synth-chord.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const KICK = { pitchHz: 45, snapHz: 230, snapSeconds: 0.02, decaySeconds: 0.17, click: 0.7, drive: 2.8 };
const RUMBLE = {
  wave: 'square',
  cutoffHz: 110,
  sweepHz: 260,
  sweepSeconds: 0.04,
  resonance: 1.5,
  sub: 0.7,
  drive: 1.8,
  decaySeconds: 0.18,
} as const;
const DUB_STAB = {
  detune: 0.006,
  voices: 2,
  cutoffHz: 380,
  sweepHz: 1900,
  sweepSeconds: 0.09,
  resonance: 1.8,
  highpassHz: 260,
  attackSeconds: 0.002,
  decaySeconds: 0.22,
};
const DRONE = {
  detune: 0.009,
  cutoffHz: 420,
  sweepHz: 700,
  attackSeconds: 1.2,
  releaseSeconds: 1.5,
  highpassHz: 150,
};

function drums(random: Random) {
  return [
    drumPart({
      name: 'kick',
      settings: { levelDb: -3, reverb: 0.03 },
      calm: ['X...X...X...X...'],
      sample: (own) => kick({ ...KICK, pitchHz: own.between(42, 48) }, own),
      looseness: 0.01,
      isKick: true,
    }),
    drumPart({
      name: 'clap',
      settings: { levelDb: -15, reverb: 0.4 },
      calm: ['....x.......x...', '............X...'],
      busy: ['....X.......X...', '....X.......X..o'],
      sample: (own) => clap(0.09, 1500, own),
    }),
    drumPart({
      name: 'hats',
      settings: { levelDb: -17 },
      calm: ['..X...X...X...X.'],
      busy: ['..X...X...X...X.', '.oX..oX..oX..oX.'],
      sample: (own) => hat({ decaySeconds: 0.085, brightnessHz: 7800, metal: 0.8 }, own),
    }),
    drumPart({
      name: 'closed-hats',
      settings: { levelDb: -22 },
      calm: ['xoxoxoxoxoxoxoxo'],
      busy: ['xoXoxoXoxoXoxoXo', 'xxoxxoxxoxxoxxox'],
      sample: (own) => hat({ decaySeconds: 0.018, brightnessHz: 8800, metal: 0.6 }, own),
      pan: -0.25,
      looseness: 0.4,
    }),
    drumPart({
      name: 'ride',
      settings: { levelDb: -19.5, reverb: 0.1 },
      calm: ['x...x...x...x...', '..x...x...x...x.'],
      sample: (own) => hat({ decaySeconds: 0.25, brightnessHz: 5600, metal: 1 }, own),
      pan: 0.25,
    }),
    drumPart({
      name: 'perc',
      settings: { levelDb: -16.5, reverb: 0.25, delay: 0.35 },
      calm: ['...x......x..?..', '.x....x......x..', '...x..x....x...?', '......x..x...?..'],
      sample: (own) => (own.chance(0.5) ? rimshot(own.between(380, 620)) : woodblock(own.between(420, 900))),
      pan: random.between(-0.5, 0.5),
      looseness: 0.3,
    }),
    drumPart({
      name: 'shaker',
      settings: { levelDb: -23 },
      calm: ['ooxoooxoooxoooxo'],
      sample: (own) => shaker(0.025, own),
      pan: 0.35,
      looseness: 0.3,
    }),
  ];
}

function band(random: Random) {
  const bite = random.between(0.3, 0.7);
  const ratio = random.pick([0.5, 1.5, 2, 3.01]);
  return [
    ...drums(random),
    bassPart({
      settings: { levelDb: -7, duck: 0.9, cutoffHz: [260, 2400] },
      centerMidi: 33,
      patterns: ['..11..11..11..11', '.111.111.111.111', '..1..11...1..118', '.11..11..11..171'],
      gate: 0.85,
      voice: (frequency, seconds) => bass(RUMBLE, frequency, seconds),
    }),
    chordPart({
      name: 'stab',
      settings: { levelDb: -12.5, reverb: 0.35, delay: 0.55, duck: 0.4, cutoffHz: [500, 7500] },
      centerMidi: 57,
      patterns: [
        '...x......x.....' + '...x............',
        '..x..x......x...' + '..x..x....x.....',
        'x..x..x.........' + '..........x..x..',
        '......x.........' + '......x...x.....',
      ],
      gate: 1.6,
      voice: (notes, seconds, own) => synthChord(DUB_STAB, notes, seconds, own),
    }),
    arpeggioPart({
      name: 'sequence',
      settings: { levelDb: -14, reverb: 0.15, delay: 0.3, duck: 0.45, cutoffHz: [350, 6500] },
      centerMidi: 52,
      rhythms: ['x.xx.x.xx.xx.x.x', 'xxxxxxxxxxxxxxxx', 'x..x..x..x..x.x.', '.xx.xx.xx.xx.xx.'],
      noteSeconds: 0.24,
      voice: (frequency, seconds) => pluck({ ratio, bite, decaySeconds: 0.09 }, frequency, seconds),
    }),
    padPart({
      name: 'drone',
      settings: { levelDb: -17, reverb: 0.4, duck: 0.5, cutoffHz: [500, 4500] },
      centerMidi: 55,
      shape: DRONE,
    }),
    texturePart('air', { levelDb: -28, duck: 0.5 }, 1400),
    transitionPart({ levelDb: -18, reverb: 0.4 }, { crash: 0.45 }),
  ];
}

export const TECHNO: StyleDefinition = {
  framesPerBar: 76,
  swing: 0.03,
  keysMidi: [45, 40, 50, 47],
  scale: SCALES.minor,
  progressions: [
    [chord(0, 'm'), chord(0, 'm'), chord(0, 'm'), chord(1, 'M')],
    [chord(0, 'm7'), chord(0, 'm7'), chord(10, 'sus'), chord(0, 'm7')],
    [chord(0, 'fifth'), chord(0, 'madd9'), chord(8, 'M'), chord(0, 'madd9')],
    [chord(0, 'madd9'), chord(0, 'madd9'), chord(5, 'm7'), chord(3, 'M7')],
  ],
  barsPerChord: 4,
  forms: [
    [
      section('intro', 8, 0.3, [0, 0.2], 'kick closed-hats drone air perc transitions'),
      section('groove', 8, 0.6, [0.1, 0.4], 'kick closed-hats hats bass perc drone air transitions'),
      section('groove', 8, 0.7, [0.3, 0.65], 'kick closed-hats hats clap bass perc sequence drone shaker transitions'),
      section('break', 8, 0.35, [0.7, 0.25], 'sequence stab drone air perc transitions'),
      section('build', 4, 0.6, [0.25, 1], 'clap closed-hats sequence stab drone shaker air transitions'),
      section(
        'peak',
        16,
        1,
        [0.85, 1],
        'kick closed-hats hats ride clap bass perc sequence stab drone shaker transitions',
      ),
      section('outro', 4, 0.4, [0.4, 0.1], 'kick closed-hats perc drone transitions'),
    ],
    [
      section('intro', 4, 0.3, [0, 0.2], 'kick air stab transitions'),
      section('groove', 12, 0.66, [0.1, 0.6], 'kick closed-hats hats bass stab perc transitions'),
      section('break', 4, 0.3, [0.6, 0.9], 'stab drone air transitions'),
      section('groove', 12, 0.8, [0.5, 0.8], 'kick closed-hats hats clap ride bass stab perc shaker transitions'),
      section('build', 4, 0.5, [0.1, 0.9], 'closed-hats sequence drone clap air transitions'),
      section('peak', 16, 1, [0.8, 1], 'kick closed-hats hats ride clap bass stab sequence perc drone transitions'),
      section('outro', 4, 0.4, [0.5, 0], 'kick closed-hats bass perc transitions'),
    ],
  ],
  delaySteps: 3,
  reverbDecay: 0.82,
  fadeSeconds: 0,
  loudness: 0.2,
  band,
};
