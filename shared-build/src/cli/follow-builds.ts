import type { Progress, RunningStep } from '@afterglow/kit/terminal';
import type { BuildProgress } from '../release/build-all.ts';

/** Shows a build's releases as steps; unchanged ones are not shown. */
export interface FollowedBuilds {
  report(progress: BuildProgress): void;
  fail(): void;
}

export function followBuilds(progress: Progress): FollowedBuilds {
  const running = new Map<string, RunningStep>();
  return {
    report({ name, version, step }) {
      switch (step) {
        case 'reused':
          return;
        case 'started':
          return void running.set(name, progress.begin(`Building ${name} ${version}`));
        case 'built':
          running.get(name)?.end();
          return void running.delete(name);
      }
    },
    fail() {
      for (const step of running.values()) step.fail();
    },
  };
}
