import { runCommand } from './run-command.ts';
import { asCounts, type TestCounts } from './results/test-counts.ts';

export interface StepOutcome {
  readonly tally: TestCounts;
  /** Shown below the heading; empty when the step has written to the terminal directly. */
  readonly output: string;
}

export interface Step {
  readonly title: string;
  readonly run: () => Promise<StepOutcome>;
}

export interface CheckOptions {
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly niceness?: number;
}

/** A step that is one command; its output is shown when it fails. */
export function check({ title, command, ...options }: CheckOptions): Step {
  return {
    title,
    run: async () => {
      const { ok, output } = await runCommand(command, options);
      return { tally: asCounts(ok), output: ok ? '' : output };
    },
  };
}
