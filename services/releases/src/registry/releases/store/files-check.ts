import type { ReleaseManifest } from '@afterglow/shared-contracts';
import type { ReadinessCheck } from '@afterglow/kit';
import type { ReleaseKey } from '../check-manifest.ts';
import { missingFiles } from './damaged-files.ts';
import type { ReleaseStore } from './release-store.ts';

/** Probes come twice a second, and recently verified files still exist. */
const BELIEVED_MS = 30_000;

export interface FilesCheckOptions {
  readonly name: string;
  readonly liveVersions: () => readonly ReleaseKey[];
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  readonly store: Pick<ReleaseStore, 'sizes'>;
  /** Whether this instance has all files of a version on its own disk, besides the store. */
  readonly isCached: (key: ReleaseKey) => boolean;
  readonly nowMs: () => number;
}

/** An instance without the live files must get no traffic: no area would work. */
export function createFilesCheck(options: FilesCheckOptions): ReadinessCheck {
  const { name, liveVersions, findManifest, store, isCached, nowMs } = options;
  const seenAtMs = new Map<string, number>();

  async function lackOf(version: ReleaseKey): Promise<readonly string[]> {
    const key = `${version.name} ${version.version}`;
    // A time that is far ahead was noted before the clock was set back.
    const isBelieved = Math.abs(nowMs() - (seenAtMs.get(key) ?? Number.NEGATIVE_INFINITY)) < BELIEVED_MS;
    if (isBelieved || isCached(version)) return [];
    const manifest = await findManifest(version.name, version.version);
    const missing = manifest ? await missingFiles(manifest, store) : [];
    if (missing.length === 0) seenAtMs.set(key, nowMs());
    return missing.length === 0 ? [] : [`${key} is missing ${missing.length} files, such as ${missing[0] ?? ''}`];
  }

  return {
    name,
    async run() {
      const lacks = (await Promise.all(liveVersions().map(lackOf))).flat();
      if (lacks.length > 0) throw new Error(`${lacks.join('. ')}. Publish the same builds here.`);
    },
  };
}
