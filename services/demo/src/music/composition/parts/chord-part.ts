import { midiToHz } from '../../pitch.ts';
import type { Random } from '../../random.ts';
import type { Sample } from '../../sample.ts';
import type { BarPlan } from '../arrangement.ts';
import type { PartContext, PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';
import { voiceChord } from '../voicing.ts';

/** `X`/`x`/`o` start a chord (loud to soft), `-` holds it, `.` rests. */
export type ChordPattern = string;

export interface ChordPartOptions {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly centerMidi: number;
  /** Patterns of one or two bars (16 or 32 characters). */
  readonly patterns: readonly [ChordPattern, ...ChordPattern[]];
  readonly gate?: number;
  readonly voice: (frequenciesHz: readonly number[], seconds: number, random: Random) => Sample;
}

const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.5 };

interface Stab {
  readonly step: number;
  readonly steps: number;
  readonly gain: number;
}

function parseBar(pattern: ChordPattern, barInPattern: number): Stab[] {
  const stabs: Stab[] = [];
  const from = barInPattern * 16;
  for (let step = 0; step < 16; step += 1) {
    const gain = STRENGTHS[pattern[from + step] ?? '.'];
    if (gain === undefined) continue;
    const held = /^-*/.exec(pattern.slice(from + step + 1))?.[0].length ?? 0;
    stabs.push({ step, steps: 1 + held, gain });
  }
  return stabs;
}

export function chordPart(options: ChordPartOptions): PartDefinition {
  return {
    name: options.name,
    settings: options.settings,
    write: (context) => {
      const pattern = context.random.pick(options.patterns);
      const bars = Array.from({ length: pattern.length / 16 }, (_, index) => parseBar(pattern, index));
      for (const bar of context.bars) {
        for (const stab of bars[bar.bar % bars.length] ?? []) playStab(options, context, { bar, stab });
      }
    },
  };
}

function playStab(options: ChordPartOptions, context: PartContext, line: { bar: BarPlan; stab: Stab }): void {
  const { bar, stab } = line;
  const notes = voiceChord(context.harmony, context.harmony.chordAt(bar.bar), options.centerMidi);
  const seconds = stab.steps * context.grid.stepSeconds * (options.gate ?? 1);
  const sound = context.sound(`${notes.join(',')}/${stab.steps}`, (random) => {
    return options.voice(notes.map(midiToHz), seconds, random);
  });
  const gain = stab.gain * (1 - 0.08 * context.random.next());
  context.play({ startSample: context.grid.sampleAt(bar.bar, stab.step), sound, gain });
}
