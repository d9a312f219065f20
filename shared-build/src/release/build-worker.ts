import { buildConsole } from '../console/build-console.ts';
import { readPackage } from '../workspace/packages.ts';
import { buildRelease } from './build-release.ts';
import { BuildFailedError } from './run-webpack.ts';

export interface BuildOrder {
  readonly packageDir: string;
}

/** A message from the thread with the outcome. An error would lose its class in transit. */
export type BuildOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly packageName: string; readonly details: string };

/** Runs in its own thread: webpack keeps one core busy, so two of these build twice as fast. */
export async function buildInThread({ packageDir }: BuildOrder): Promise<BuildOutcome> {
  try {
    if (readPackage(packageDir).role === 'console') await buildConsole(packageDir);
    else await buildRelease({ packageDir });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof BuildFailedError)) throw error;
    return { ok: false, packageName: error.packageName, details: error.details };
  }
}
