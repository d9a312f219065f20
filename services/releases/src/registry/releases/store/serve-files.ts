import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { createPeriodicTask, type ReadinessCheck, systemClock } from '@afterglow/kit';
import type { ReleaseKey } from '../check-manifest.ts';
import { createFilesCheck } from './files-check.ts';
import { openLiveFiles } from './live-files.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';

/** The files that browsers get, from this instance's disk or the bucket. */
export interface ServedFiles {
  readonly read: ReleaseFiles['read'];
  readonly checks: readonly ReadinessCheck[];
  /** Whether all live files are on this instance's disk. */
  hasLiveFiles(): boolean;
  close(): Promise<void>;
}

interface WantedVersion extends ReleaseKey {
  /** Whether visitors get it now. */
  readonly isLive: boolean;
}

export interface ServedFilesOptions {
  readonly store: ReleaseStore;
  /** The folder of copies of what is in a bucket; undefined without one. */
  readonly copiesFolder: string | undefined;
  readonly versions: () => readonly WantedVersion[];
  /** Calls back after each change of the versions. */
  readonly onChange: (listener: () => void) => void;
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  readonly onError: (error: unknown) => void;
  readonly nowMs: () => number;
}

/** After this, files that couldn't be fetched are fetched again. */
const KEEP_EVERY_MS = 30_000;

export async function serveFiles(options: ServedFilesOptions): Promise<ServedFiles> {
  const { store, copiesFolder, versions, onChange, findManifest, onError, nowMs } = options;
  const liveVersions = () => versions().filter(({ isLive }) => isLive);
  const check = { liveVersions, findManifest, store, nowMs };
  const own = { ...check, name: 'files of releases' };
  if (copiesFolder === undefined) {
    const checks = [createFilesCheck({ ...own, isKept: () => false })];
    return { read: store.read, checks, hasLiveFiles: () => true, close: () => Promise.resolve() };
  }
  const copies = await openLiveFiles({ folder: copiesFolder, bucket: store, findManifest });
  await copies.recognize(versions());
  const keeping = createPeriodicTask(systemClock, {
    everyMs: KEEP_EVERY_MS,
    work: () => copies.keep(versions()),
    onError,
  });
  onChange(() => keeping.start());
  keeping.start();
  const inBucket = createFilesCheck({ ...check, name: 'files in the bucket', isKept: () => false });
  return {
    read: copies.read,
    checks: [createFilesCheck({ ...own, isKept: copies.isKept }), { ...inBucket, isShared: true }],
    hasLiveFiles: () => liveVersions().every(copies.isKept),
    close: () => keeping.stop(),
  };
}
