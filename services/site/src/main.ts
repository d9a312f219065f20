import { buildAll, BuildFailedError, type BuiltRelease, consoleFolder, releaseNames } from '@afterglow/shared-build';
import type { Progress, Update } from '@afterglow/kit/terminal';
import { runSite } from './run-site.ts';

try {
  await runSite({ checkout: { names: releaseNames(), build: buildReleases }, consoleFolder: consoleFolder() });
} catch (error) {
  if (!(error instanceof BuildFailedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function buildReleases(progress: Progress): Promise<readonly BuiltRelease[]> {
  return progress.step('Building the areas', build);
}

function build(update: Update): Promise<readonly BuiltRelease[]> {
  let wanted = 0;
  let built = 0;
  return buildAll({
    onPlanned: (names) => (wanted = names.length),
    onProgress: ({ step }) => {
      if (step === 'built') built += 1;
      if (step !== 'reused') update(built, wanted);
    },
  });
}
