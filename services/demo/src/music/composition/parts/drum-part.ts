import type { Random } from '../../random.ts';
import type { Sample } from '../../sample.ts';
import type { BarPlan } from '../arrangement.ts';
import type { PartContext, PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';
import type { Sound } from '../sound.ts';

/** Sixteen characters a bar: `X` accent, `x` hit, `o` ghost, `?` sometimes a hit, `.` rest. */
export type StepPattern = string;

export interface DrumPartOptions {
  readonly name: string;
  readonly settings: ChannelSettings;
  /** The track picks one calm and one busy pattern; energy decides which plays. */
  readonly calm: readonly [StepPattern, ...StepPattern[]];
  readonly busy?: readonly [StepPattern, ...StepPattern[]];
  /** Occasionally replaces the last bar of a phrase. */
  readonly fills?: readonly [StepPattern, ...StepPattern[]];
  readonly sample: (random: Random) => Sample;
  readonly pan?: number;
  /** The random part of each hit's strength, 0 to 1. */
  readonly looseness?: number;
  /** Pushes ducked parts down and leaves the bar before a drop empty. */
  readonly isKick?: boolean;
}

const BUSY_FROM_ENERGY = 0.65;
const FILLS_FROM_ENERGY = 0.4;
const SOMETIMES = 0.4;
const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.78, o: 0.38, '?': 0.55 };

function strengthOf(symbol: string, random: Random): number {
  if (symbol === '?' && !random.chance(SOMETIMES)) return 0;
  return STRENGTHS[symbol] ?? 0;
}

function leavesRoom(bar: BarPlan, isKick: boolean): boolean {
  return isKick && bar.isSectionEnd && bar.section.name === 'build';
}

export function drumPart(options: DrumPartOptions): PartDefinition {
  return { name: options.name, settings: options.settings, write: (context) => writeDrums(options, context) };
}

function writeDrums(options: DrumPartOptions, context: PartContext): void {
  const { random } = context;
  const sound = context.sound('hit', options.sample);
  const calm = random.pick(options.calm);
  const busy = options.busy === undefined ? calm : random.pick(options.busy);
  const fill = options.fills === undefined ? undefined : random.pick(options.fills);
  for (const bar of context.bars) {
    if (leavesRoom(bar, options.isKick === true)) continue;
    const regular = bar.section.energy >= BUSY_FROM_ENERGY ? busy : calm;
    const pattern = (wantsFill(bar) ? fill : undefined) ?? regular;
    writeBar(options, context, { sound, pattern, bar: bar.bar });
  }
}

function wantsFill(bar: BarPlan): boolean {
  return bar.isPhraseEnd && bar.section.energy > FILLS_FROM_ENERGY;
}

function writeBar(
  options: DrumPartOptions,
  context: PartContext,
  line: { sound: Sound; pattern: StepPattern; bar: number },
): void {
  const looseness = options.looseness ?? 0.12;
  for (let step = 0; step < line.pattern.length; step += 1) {
    const strength = strengthOf(line.pattern[step] ?? '.', context.random);
    if (strength === 0) continue;
    const startSample = context.grid.sampleAt(line.bar, step);
    const gain = strength * (1 - looseness * context.random.next());
    context.play({ startSample, sound: line.sound, gain, pan: options.pan ?? 0 });
    if (options.isKick === true) context.duckAt(startSample);
  }
}
