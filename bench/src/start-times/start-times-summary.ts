import { markdownTable } from '../results/markdown-table.ts';
import type { StartStep } from './start-steps.ts';

export interface TimedStart {
  readonly totalS: number;
  readonly steps: readonly StartStep[];
}

/** A row for each step, a column for each start; a step that a start did not have is empty. */
export function startTimesSummary(starts: Readonly<Record<string, TimedStart>>): readonly string[] {
  const all = Object.values(starts);
  const steps = [...new Set(all.flatMap((start) => start.steps.map(({ name }) => name)))];
  const durations = (name: string): readonly string[] =>
    all.map((start) => String(start.steps.find((step) => step.name === name)?.durationS ?? ''));
  return markdownTable(
    ['step, in seconds', ...Object.keys(starts)],
    [
      ...steps.map((name) => [name, ...durations(name)]),
      ['**until it is ready**', ...all.map(({ totalS }) => String(totalS))],
    ],
  );
}
