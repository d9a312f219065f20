import { buildAll, type BuiltRelease } from '@afterglow/shared-build';
import type { Update } from '@afterglow/shared-build/terminal';

export function buildReleases(update: Update): Promise<readonly BuiltRelease[]> {
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
