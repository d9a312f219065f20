import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { CONTENT_ENCODINGS, createConcurrencyLimit, ensureFolder } from '@afterglow/kit';
import type { ReleaseKey } from '../check-manifest.ts';
import { keyText } from '../version-locks.ts';
import { damagedFiles, missingFiles } from './damaged-files.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';

/** The files of live releases on this instance's disk, so that a bucket that's away breaks no page. */
export interface LiveFiles {
  readonly read: ReleaseFiles['read'];
  isCached(key: ReleaseKey): boolean;
  /** Finds those that an earlier process has cached. */
  recognize(keys: readonly ReleaseKey[]): Promise<void>;
  /** Fetches those that are missing, and deletes all others. Rejects when one can't be fetched. */
  keep(keys: readonly ReleaseKey[]): Promise<void>;
}

export interface LiveFilesOptions {
  /** Only for these files. */
  readonly folder: string;
  readonly bucket: Pick<ReleaseFiles, 'read' | 'sizes'>;
  readonly findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
}

const INCOMING_FOLDER = '.incoming';
const FILES_AT_ONCE = 8;

export async function openLiveFiles({ folder, bucket, findManifest }: LiveFilesOptions): Promise<LiveFiles> {
  const incoming = join(folder, INCOMING_FOLDER);
  await rm(incoming, { recursive: true, force: true });
  await ensureFolder(incoming);
  const disk = createFolderFiles(folder, incoming);
  const limit = createConcurrencyLimit(FILES_AT_ONCE);
  const cached = new Set<string>();

  async function recognizeOne(key: ReleaseKey): Promise<void> {
    const manifest = await findManifest(key.name, key.version);
    if (manifest && (await damagedFiles(manifest, disk)).length === 0) cached.add(keyText(key));
  }

  async function fetchOne(key: ReleaseKey): Promise<void> {
    const manifest = await findManifest(key.name, key.version);
    // What the bucket lacks, the check reports.
    if (manifest === undefined || (await missingFiles(manifest, bucket)).length > 0) return;
    const draft = join(incoming, randomUUID());
    try {
      await copyToDraft(manifest, draft);
      // All or nothing: afterward, a variant that isn't there doesn't exist.
      await disk.take(key, draft);
      cached.add(keyText(key));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async function copyToDraft(manifest: ReleaseManifest, draft: string): Promise<void> {
    const stored = [...(await bucket.sizes(manifest)).keys()];
    await Promise.all(stored.map((place) => limit(() => copy(manifest, place, join(draft, place)))));
  }

  /** A place is `br/app.js`. */
  async function copy(key: ReleaseKey, place: string, target: string): Promise<void> {
    const encoding = CONTENT_ENCODINGS.find((one) => place.startsWith(`${one}/`));
    const content = encoding && (await bucket.read(key, place.slice(encoding.length + 1), encoding));
    if (content === undefined) return;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  return {
    isCached: (key) => cached.has(keyText(key)),
    async read(key, path, encoding) {
      const isHere = cached.has(keyText(key));
      const content = isHere ? await disk.read(key, path, encoding) : undefined;
      if (content !== undefined || (isHere && encoding !== 'identity')) return content;
      return bucket.read(key, path, encoding);
    },
    async recognize(keys) {
      await Promise.all(keys.map(recognizeOne));
    },
    async keep(keys) {
      const wanted = new Set(keys.map(keyText));
      for (const key of keys) if (!cached.has(keyText(key))) await fetchOne(key);
      const others = (await disk.list()).filter((key) => !wanted.has(keyText(key)));
      for (const key of others) {
        cached.delete(keyText(key));
        await disk.remove(key);
      }
    },
  };
}
