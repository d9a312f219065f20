import { runCommand } from './run-command.ts';
import { oneCheck, type Tally } from './tally.ts';

export interface StepOutcome {
  readonly tally: Tally;
  /** To be shown below the heading; empty when the step has written to the terminal itself. */
  readonly output: string;
}

export interface Step {
  readonly title: string;
  readonly run: () => Promise<StepOutcome>;
}

/** A step that is one command; its output is shown when it fails. */
export function check(title: string, command: readonly string[]): Step {
  return {
    title,
    run: async () => {
      const { ok, output } = await runCommand(command);
      return { tally: oneCheck(ok), output: ok ? '' : output };
    },
  };
}
