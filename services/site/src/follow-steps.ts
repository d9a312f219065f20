import type { Progress, RunningStep } from '@afterglow/kit/terminal';

interface StepProgress<Step extends string> {
  readonly step: Step;
  readonly done: number;
  readonly total: number;
}

/** Turns a service's progress into steps of the start; steps without work are not shown. */
export interface FollowedSteps<Step extends string> {
  report(progress: StepProgress<Step>): void;
  fail(): void;
}

export function followSteps<Step extends string>(
  progress: Progress,
  nameOf: Readonly<Record<Step, string>>,
): FollowedSteps<Step> {
  const running = new Map<Step, RunningStep>();
  return {
    report({ step, done, total }) {
      if (total === 0) return;
      const shown = running.get(step) ?? progress.begin(nameOf[step]);
      running.set(step, shown);
      if (total > 1) shown.update(done, total);
      if (done === total) shown.end();
    },
    fail() {
      for (const shown of running.values()) shown.fail();
    },
  };
}
