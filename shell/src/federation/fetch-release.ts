import {
  ChunkLoadError,
  liveReleaseOf,
  RELEASE_MANIFEST_FILE,
  releaseBaseUrl,
  remoteManifestSchema,
  type LiveRelease,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { assertOk } from '../lib/shell-error.ts';

/** Fetches the files of a version known only by name. Rejects with a `ChunkLoadError` when it is not available. */
export type FindRelease = (remote: string, version: string, signal: AbortSignal) => Promise<LiveRelease>;

/** A page rarely needs the previous version, so its manifest is fetched on demand. */
export function createReleaseFinder(limitMs: number): FindRelease {
  return async (name, version, signal) => {
    const url = `${releaseBaseUrl({ name, version })}${RELEASE_MANIFEST_FILE}`;
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) });
      const manifest: unknown = await assertOk(response, `The release ${name} ${version}`).json();
      return liveReleaseOf(z.parse(remoteManifestSchema, manifest));
    } catch (thrown) {
      throw new ChunkLoadError({ code: 'CHUNK_LOAD_FAILED', remote: name, version, url, reason: 'network' }, thrown);
    }
  };
}
