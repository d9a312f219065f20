import { buildRelease } from './build-release.ts';
import { BuildFailedError } from './run-webpack.ts';

/** To the thread: build this folder. */
export interface BuildOrder {
  readonly packageDir: string;
}

/** From the thread: how it went. An error would lose its class on the way. */
export type BuildOutcome =
  { readonly ok: true } | { readonly ok: false; readonly packageName: string; readonly details: string };

/** A thread of its own: webpack keeps one core busy, so two of these build twice as fast. */
export async function buildInThread({ packageDir }: BuildOrder): Promise<BuildOutcome> {
  try {
    await buildRelease({ packageDir });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof BuildFailedError)) throw error;
    return { ok: false, packageName: error.packageName, details: error.details };
  }
}
