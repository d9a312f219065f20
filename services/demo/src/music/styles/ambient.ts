import { arpeggioPart } from '../composition/parts/arpeggio-part.ts';
import { section } from '../composition/arrangement.ts';
import { bassPart } from '../composition/parts/bass-part.ts';
import { chord } from '../composition/chords.ts';
import { SCALES } from '../composition/harmony.ts';
import { melodyPart } from '../composition/parts/melody-part.ts';
import { padPart } from '../composition/parts/pad-part.ts';
import { texturePart } from '../composition/parts/transition-part.ts';
import { bass } from '../instruments/bass.ts';
import { electricPiano } from '../instruments/keys.ts';
import { bell, pluck } from '../instruments/plucked.ts';
import type { Random } from '../random.ts';
import type { StyleDefinition } from './style.ts';

const SUB = {
  wave: 'round',
  cutoffHz: 160,
  sweepHz: 60,
  sweepSeconds: 0.6,
  resonance: 0.7,
  sub: 0.8,
  drive: 0.8,
  decaySeconds: 4,
} as const;
const CLOUD = {
  detune: 0.007,
  cutoffHz: 700,
  sweepHz: 1100,
  attackSeconds: 2.2,
  releaseSeconds: 3,
  highpassHz: 130,
};
const CHOIR = { ...CLOUD, detune: 0.004, cutoffHz: 1600, highpassHz: 250, choir: true };

function band(random: Random) {
  const isGlass = random.chance(0.5);
  return [
    padPart({
      name: 'cloud',
      settings: { levelDb: -5, reverb: 0.55, cutoffHz: [350, 4200] },
      centerMidi: 57,
      shape: CLOUD,
    }),
    padPart({
      name: 'choir',
      settings: { levelDb: -9, reverb: 0.7, cutoffHz: [800, 5000] },
      centerMidi: 69,
      shape: CHOIR,
    }),
    bassPart({
      settings: { levelDb: -9, reverb: 0.05 },
      centerMidi: 36,
      patterns: ['1---------------', '1-----------5---', '1-------8-------'],
      gate: 1,
      voice: (frequency, seconds) => bass(SUB, frequency, seconds),
    }),
    melodyPart({
      name: 'lead',
      settings: { levelDb: -12, reverb: 0.7, delay: 0.55 },
      centerMidi: isGlass ? 79 : 72,
      rhythms: [
        'x-------....x---' + '----x-------....',
        '....x-----x-----' + 'x-----------....',
        'x-----x---------' + '........x-------',
      ],
      voice: (frequency, seconds) =>
        isGlass ? bell(frequency, seconds + 3) : electricPiano([frequency], seconds + 1.5),
    }),
    arpeggioPart({
      name: 'drops',
      settings: { levelDb: -16, reverb: 0.6, delay: 0.6, cutoffHz: [900, 7000] },
      centerMidi: 74,
      rhythms: ['x..?..x..?..x...', 'x...?...x.?...?.', '?..x..?...x..?..'],
      noteSeconds: 1.2,
      voice: (frequency, seconds) => pluck({ ratio: 3, bite: 0.1, decaySeconds: 0.3 }, frequency, seconds),
    }),
    texturePart('air', { levelDb: -20, reverb: 0.1 }, random.between(400, 900)),
    texturePart('vinyl', { levelDb: -34 }),
  ];
}

export const AMBIENT: StyleDefinition = {
  framesPerBar: 144,
  swing: 0,
  keysMidi: [48, 43, 50, 45],
  scale: SCALES.majorPentatonic,
  progressions: [
    [chord(0, 'add9'), chord(5, 'lydian'), chord(9, 'm11'), chord(7, 'sus9')],
    [chord(0, 'M9'), chord(4, 'm7'), chord(5, 'M9'), chord(5, 'lydian')],
    [chord(9, 'm9'), chord(5, 'M9'), chord(0, 'add9'), chord(2, 'sus9')],
    [chord(5, 'M9'), chord(0, 'M7'), chord(7, 'sus9'), chord(9, 'm9')],
  ],
  barsPerChord: 2,
  forms: [
    [
      section('intro', 6, 0.2, [0.05, 0.4], 'cloud air'),
      section('groove', 8, 0.5, [0.4, 0.7], 'cloud air bass drops vinyl'),
      section('peak', 8, 0.8, [0.7, 1], 'cloud choir air bass lead drops'),
      section('break', 4, 0.5, [0.8, 0.5], 'choir air lead drops vinyl'),
      section('outro', 4, 0.3, [0.5, 0.1], 'cloud air bass'),
    ],
    [
      section('intro', 4, 0.2, [0.1, 0.4], 'air choir drops'),
      section('groove', 8, 0.5, [0.3, 0.7], 'cloud air bass lead'),
      section('peak', 12, 0.8, [0.6, 1], 'cloud choir air bass lead drops vinyl'),
      section('outro', 4, 0.3, [0.6, 0], 'cloud choir air'),
    ],
  ],
  delaySteps: 6,
  reverbDecay: 0.93,
  fadeSeconds: 4,
  loudness: 0.13,
  band,
};
