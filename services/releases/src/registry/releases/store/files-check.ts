import { type LiveSet, SHELL_RELEASE_NAME, type ReleaseManifest } from '@afterglow/shared-contracts';
import type { ReadinessCheck } from '@afterglow/kit';
import { missingFiles } from './damaged-files.ts';
import type { ReleaseStore } from './release-store.ts';

/** Probes come twice a second, and recently verified files still exist. */
const BELIEVED_MS = 30_000;

export interface FilesCheckOptions {
  readonly currentLiveSet: () => LiveSet;
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  readonly store: Pick<ReleaseStore, 'sizes'>;
  readonly nowMs: () => number;
}

/** An instance without the live files must get no traffic: no area would work. */
export function createFilesCheck({ currentLiveSet, findManifest, store, nowMs }: FilesCheckOptions): ReadinessCheck {
  const seenAtMs = new Map<string, number>();

  async function lackOf(name: string, version: string): Promise<readonly string[]> {
    const key = `${name} ${version}`;
    if (nowMs() - (seenAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < BELIEVED_MS) return [];
    const manifest = await findManifest(name, version);
    const missing = manifest ? await missingFiles(manifest, store) : [];
    if (missing.length === 0) seenAtMs.set(key, nowMs());
    return missing.length === 0 ? [] : [`${key} is missing ${missing.length} files, such as ${missing[0] ?? ''}`];
  }

  return {
    name: 'files of releases',
    async run() {
      const live = versionsIn(currentLiveSet());
      const lacks = (await Promise.all(live.map(({ name, version }) => lackOf(name, version)))).flat();
      if (lacks.length > 0) throw new Error(`${lacks.join('. ')}. Publish the same builds here.`);
    },
  };
}

function versionsIn({ shellVersion, remotes }: LiveSet) {
  const areas = remotes.map(({ name, live }) => ({ name, version: live.version }));
  return shellVersion === null ? areas : [{ name: SHELL_RELEASE_NAME, version: shellVersion }, ...areas];
}
