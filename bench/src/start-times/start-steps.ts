import type { OutputLine } from '../running-site/site-process.ts';

/** A step of the start. Steps may overlap, so their sum may be more than the whole. */
export interface StartStep {
  readonly name: string;
  readonly durationS: number;
  /** The end of the step, counted from the command. */
  readonly endedAtS: number;
}

const STEP_DONE = /^\s*✓ (.+) \(([\d.]+) s\)$/;

/** The site's own report of its steps, in the order in which they end. */
export function startSteps(output: readonly OutputLine[]): readonly StartStep[] {
  return output.flatMap(({ text, atMs }) => {
    const [, name, seconds] = STEP_DONE.exec(text) ?? [];
    if (name === undefined || seconds === undefined) return [];
    return [{ name, durationS: Number(seconds), endedAtS: Number((atMs / 1000).toFixed(1)) }];
  });
}
