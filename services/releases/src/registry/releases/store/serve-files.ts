import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { createPeriodicTask, type ReadinessCheck, systemClock } from '@afterglow/kit';
import type { LiveSetHub } from '../../live-views/index.ts';
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

export interface ServedFilesOptions {
  readonly store: ReleaseStore;
  /** The folder of copies of what is in a bucket; undefined without one. */
  readonly copiesFolder: string | undefined;
  readonly hub: Pick<LiveSetHub, 'subscribe' | 'versions'>;
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  readonly onError: (error: unknown) => void;
  readonly nowMs: () => number;
}

/** Previews of other environments need their store. */
const SERVED = 'production';
/** After this, files that couldn't be fetched are fetched again. */
const KEEP_EVERY_MS = 30_000;

export async function serveFiles(options: ServedFilesOptions): Promise<ServedFiles> {
  const { store, copiesFolder, hub, findManifest, onError, nowMs } = options;
  const versions = () => hub.versions(SERVED);
  const liveVersions = () => versions().filter(({ isLive }) => isLive);
  const check = { liveVersions, findManifest, store, nowMs };
  const own = { ...check, name: 'files of releases' };
  if (copiesFolder === undefined) {
    const checks = [createFilesCheck({ ...own, isCached: () => false })];
    return { read: store.read, checks, hasLiveFiles: () => true, close: () => Promise.resolve() };
  }
  const copies = await openLiveFiles({ folder: copiesFolder, bucket: store, findManifest });
  await copies.recognize(versions());
  const keeping = createPeriodicTask(systemClock, {
    everyMs: KEEP_EVERY_MS,
    work: () => copies.keep(versions()),
    onError,
  });
  hub.subscribe(SERVED, () => keeping.start());
  keeping.start();
  const inBucket = createFilesCheck({ ...check, name: 'files in the bucket', isCached: () => false });
  return {
    read: copies.read,
    checks: [createFilesCheck({ ...own, isCached: copies.isCached }), { ...inBucket, isShared: true }],
    hasLiveFiles: () => liveVersions().every(copies.isCached),
    close: () => keeping.stop(),
  };
}
