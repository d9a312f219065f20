import type { RemoteSummary, LiveRelease } from '@afterglow/shared-contracts';
import type { FindRelease } from './fetch-release.ts';
import type { LoadedRelease, LoadOptions, LoadRelease } from './load-release.ts';

/** A version, with its files or without. */
export type ReleaseRef = LiveRelease | RemoteSummary['live'];

/** Loads also a version whose files are not known yet. Rejects as `LoadRelease` does. */
export type LoadKnown = (remote: string, known: ReleaseRef, options: LoadOptions) => Promise<LoadedRelease>;

export function createReleaseRefLoader(load: LoadRelease, findRelease: FindRelease): LoadKnown {
  return async (remote, known, options) =>
    load(remote, 'entry' in known ? known : await findRelease(remote, known.version, options.signal), options);
}
