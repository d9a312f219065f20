import { midiToHz } from '../../pitch.ts';
import type { Random } from '../../random.ts';
import type { Sample } from '../../sample.ts';
import type { BarPlan } from '../arrangement.ts';
import { bassNote } from '../harmony.ts';
import type { PartContext, PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';

/** Sixteen characters a bar: `1` root, `5` fifth, `7` seventh, `8` octave, `n` a step to the next chord, `-` hold, `.` rest. */
export type BassPattern = string;

export interface BassPartOptions {
  readonly name?: string;
  readonly settings: ChannelSettings;
  readonly centerMidi: number;
  readonly patterns: readonly [BassPattern, ...BassPattern[]];
  /** The second bar of each pair; the same as the first when left out. */
  readonly answers?: readonly [BassPattern, ...BassPattern[]];
  /** The fraction of the time to the next note for which a note sounds. */
  readonly gate: number;
  readonly voice: (frequencyHz: number, seconds: number, random: Random) => Sample;
}

const INTERVALS: Readonly<Record<string, number>> = { '1': 0, '3': 3, '4': 5, '5': 7, '7': 10, '8': 12 };

interface BassNote {
  readonly step: number;
  readonly symbol: string;
  readonly steps: number;
}

function parsePattern(pattern: BassPattern): BassNote[] {
  const notes: BassNote[] = [];
  for (let step = 0; step < pattern.length; step += 1) {
    const symbol = pattern[step] ?? '.';
    if (symbol === '.' || symbol === '-') continue;
    const held = /^-*/.exec(pattern.slice(step + 1))?.[0].length ?? 0;
    notes.push({ step, symbol, steps: 1 + held });
  }
  return notes;
}

function pitchOf(context: PartContext, bar: BarPlan, note: BassNote, centerMidi: number): number {
  const root = bassNote(context.harmony, context.harmony.chordAt(bar.bar), centerMidi);
  if (note.symbol !== 'n') return root + (INTERVALS[note.symbol] ?? 0);
  const target = bassNote(context.harmony, context.harmony.chordAt(bar.bar + 1), centerMidi);
  return target === root ? root + 10 : target - Math.sign(target - root) * 2;
}

export function bassPart(options: BassPartOptions): PartDefinition {
  return {
    name: options.name ?? 'bass',
    settings: options.settings,
    write: (context) => {
      const first = parsePattern(context.random.pick(options.patterns));
      const second = options.answers === undefined ? first : parsePattern(context.random.pick(options.answers));
      for (const bar of context.bars) {
        if (bar.isSectionEnd && bar.section.name === 'build') continue;
        for (const note of bar.bar % 2 === 0 ? first : second) {
          const midi = pitchOf(context, bar, note, options.centerMidi);
          const seconds = note.steps * context.grid.stepSeconds * options.gate;
          const sound = context.sound(`${midi}/${note.steps}`, (random) =>
            options.voice(midiToHz(midi), seconds, random),
          );
          const gain = note.symbol === '8' ? 0.8 : 1;
          context.play({ startSample: context.grid.sampleAt(bar.bar, note.step), sound, gain });
        }
      }
    },
  };
}
