import { midiToHz } from '../../pitch.ts';
import type { Random } from '../../random.ts';
import type { Sample } from '../../sample.ts';
import type { PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';
import { voiceChord } from '../voicing.ts';

export interface ArpeggioPartOptions {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly centerMidi: number;
  /** One bar of 16: `x` note, `?` sometimes a note, `.` rest. */
  readonly rhythms: readonly [string, ...string[]];
  readonly noteSeconds: number;
  readonly voice: (frequencyHz: number, seconds: number, random: Random) => Sample;
}

const PAN = 0.35;

/** The orders in which the chord's notes (two octaves of them) are played. */
const WALKS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 1, 2, 3, 4, 5, 4, 3, 2, 1],
  [0, 2, 1, 3, 2, 4, 3, 5],
  [5, 3, 4, 2, 3, 1],
  [0, 3, 1, 4, 2, 5],
  [0, 2, 4, 1, 3, 5, 4, 2],
];

export function arpeggioPart(options: ArpeggioPartOptions): PartDefinition {
  return {
    name: options.name,
    settings: options.settings,
    write: (context) => {
      const { random, grid, harmony } = context;
      const rhythm = random.pick(options.rhythms);
      const walk = random.pick(WALKS);
      let position = 0;
      for (const bar of context.bars) {
        if (bar.isSectionStart) position = 0;
        const chord = voiceChord(harmony, harmony.chordAt(bar.bar), options.centerMidi);
        const notes = [...chord, ...chord.map((note) => note + 12)];
        for (const step of soundingSteps(rhythm, random)) {
          const midi = notes[(walk[position % walk.length] ?? 0) % notes.length] ?? options.centerMidi;
          const sound = context.sound(`${midi}`, (own) => options.voice(midiToHz(midi), options.noteSeconds, own));
          const gain = (step % 4 === 0 ? 1 : 0.72) * random.between(0.85, 1);
          const pan = position % 2 === 0 ? PAN : -PAN;
          context.play({ startSample: grid.sampleAt(bar.bar, step), sound, gain, pan });
          position += 1;
        }
      }
    },
  };
}

function soundingSteps(rhythm: string, random: Random): number[] {
  return Array.from(rhythm, (symbol, step) => {
    const isHeard = symbol === 'x' || (symbol === '?' && random.chance(0.5));
    return isHeard ? [step] : [];
  }).flat();
}
