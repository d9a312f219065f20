import type { RemoteSummary, LiveRelease } from '@afterglow/shared-contracts';
import type { FindRelease } from './fetch-release.ts';
import type { LoadedRelease, LoadOptions, LoadRelease } from './load-release.ts';

/** A version, with or without its files. */
export type ReleaseRef = LiveRelease | RemoteSummary['live'];

/** Also loads a version whose files are not known yet. Rejects as `LoadRelease` does. */
export type LoadKnown = (remote: string, known: ReleaseRef, options: LoadOptions) => Promise<LoadedRelease>;

export function createReleaseRefLoader(load: LoadRelease, findRelease: FindRelease): LoadKnown {
  return async (remote, known, options) =>
    load(remote, 'entry' in known ? known : await findRelease(remote, known.version, options.signal), options);
}
