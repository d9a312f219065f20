import { Piscina } from 'piscina';
import type { BuildOrder, BuildOutcome } from './build-worker.ts';
import { BuildFailedError } from './run-webpack.ts';

const WORKER_FILE = new URL('build-worker.ts', import.meta.url).href;

interface BuildHooks {
  readonly onStart: (packageDir: string) => void;
  readonly onBuilt: (packageDir: string) => void;
}

/** Builds folders in up to `size` threads and calls `onBuilt` for each. Rejects with the first failure, and stops the others. */
export async function buildInWorkers(
  packageDirs: readonly string[],
  size: number,
  { onStart, onBuilt }: BuildHooks,
): Promise<void> {
  if (packageDirs.length === 0) return;
  const lanes = Math.min(size, packageDirs.length);
  const pool = new Piscina<BuildOrder, BuildOutcome>({
    filename: WORKER_FILE,
    name: 'buildInThread',
    maxThreads: lanes,
  });
  const queue = [...packageDirs];
  const lane = async (): Promise<void> => {
    for (let dir = queue.shift(); dir !== undefined; dir = queue.shift()) {
      onStart(dir);
      const outcome = await pool.run({ packageDir: dir });
      if (!outcome.ok) throw new BuildFailedError(outcome.packageName, outcome.details);
      onBuilt(dir);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await pool.destroy();
  }
}
