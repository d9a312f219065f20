import { buildAll, type BuiltRelease } from '@afterglow/shared-build';

const MS_PER_SECOND = 1000;

/** Builds what has changed since the last start. */
export function buildReleases(detail: (text: string) => void): Promise<readonly BuiltRelease[]> {
  return buildAll({
    onProgress: ({ name, version, step, durationMs }) => {
      if (step === 'built') detail(`${name} ${version} (${(durationMs / MS_PER_SECOND).toFixed(1)} s)`);
    },
  });
}
