/** Tells a person what is going on, and for how long it took. */
export interface Progress {
  /** Runs a step: its name when it begins, its seconds when it has ended. Steps may overlap. */
  step<Result>(name: string, run: (detail: (text: string) => void) => Promise<Result>): Promise<Result>;
  say(text: string): void;
}

interface ProgressDependencies {
  readonly write: (line: string) => void;
  readonly now: () => number;
}

const MS_PER_SECOND = 1000;

export function createProgress({ write, now }: ProgressDependencies): Progress {
  return {
    say: write,
    step: async (name, run) => {
      const startedAt = now();
      write(`  … ${name}`);
      const result = await run((text) => write(`    ${text}`));
      write(`  ✓ ${name} (${((now() - startedAt) / MS_PER_SECOND).toFixed(1)} s)`);
      return result;
    },
  };
}
