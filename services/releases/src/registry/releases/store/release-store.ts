import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { ensureFolder, type Metrics } from '@afterglow/kit';
import { type Bucket, createBucketClient } from '@afterglow/kit/bucket';
import { createBucketFiles } from './bucket-files.ts';
import type { ReleaseKey } from '../check-manifest.ts';
import { compressFiles, quickSize } from './compress-files.ts';
import { createFolderFiles } from './folder-files.ts';
import type { PublishLimits, ReceivedFile } from './published-file.ts';
import type { ReleaseFiles } from './release-files.ts';
import { unpackArchive } from './unpack-archive.ts';

/** An upload that has arrived and is not yet a release. */
export interface IncomingRelease {
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readManifest(): Promise<string | undefined>;
  compress(): Promise<void>;
  /** The approximate size of a file as browsers fetch it, before it is compressed. */
  roughSizeOf(path: string): Promise<number>;
  sizeOf(path: string): Promise<number>;
  /** Stores all files, replacing leftovers of an interrupted publish. */
  accept(key: ReleaseKey): Promise<void>;
  discard(): Promise<void>;
}

/** The files of releases, and their uploads. */
export interface ReleaseStore extends Omit<ReleaseFiles, 'take'> {
  receive(upload: AsyncIterable<Uint8Array>): Promise<IncomingRelease>;
}

export interface ReleaseStoreOptions {
  /** The folder of the files, and of incoming ones. */
  readonly folder: string;
  /** The bucket of the files, if any. */
  readonly bucket: Bucket | undefined;
  readonly limits: PublishLimits;
  readonly metrics?: Metrics | undefined;
}

const INCOMING_FOLDER = '.incoming';

/** Opens the folder and deletes leftovers of interrupted uploads. */
export async function openReleaseStore({ limits, ...place }: ReleaseStoreOptions): Promise<ReleaseStore> {
  const incoming = join(place.folder, INCOMING_FOLDER);
  const { take, ...files } = await openReleaseFiles(place);
  return { ...files, receive: (upload) => receive(upload, { take, incoming, limits }) };
}

/** The storage of release files, for files that are unpacked already. */
export async function openReleaseFiles({
  folder,
  bucket,
  metrics,
}: Pick<ReleaseStoreOptions, 'folder' | 'bucket' | 'metrics'>): Promise<ReleaseFiles> {
  const incoming = join(folder, INCOMING_FOLDER);
  await rm(incoming, { recursive: true, force: true });
  await ensureFolder(incoming);
  return bucket ? createBucketFiles(createBucketClient(bucket, metrics)) : createFolderFiles(folder, incoming);
}

type Place = Pick<ReleaseFiles, 'take'> & { readonly incoming: string; readonly limits: PublishLimits };

async function receive(upload: AsyncIterable<Uint8Array>, { take, incoming, limits }: Place): Promise<IncomingRelease> {
  const draft = join(incoming, randomUUID());
  const identity = join(draft, 'identity');
  await mkdir(identity, { recursive: true });
  const discard = () => rm(draft, { recursive: true, force: true });
  try {
    const files = await unpackArchive(upload, identity, limits);
    return {
      files,
      discard,
      async readManifest() {
        return files.has(RELEASE_MANIFEST_FILE) ? readFile(join(identity, RELEASE_MANIFEST_FILE), 'utf8') : undefined;
      },
      compress: () => compressFiles({ identity, br: join(draft, 'br'), gzip: join(draft, 'gzip') }, [...files.keys()]),
      roughSizeOf: async (path) => quickSize(await readFile(join(identity, path))),
      async sizeOf(path) {
        const compressed = await stat(join(draft, 'br', path)).catch(() => undefined);
        return compressed?.size ?? files.get(path)?.sizeBytes ?? 0;
      },
      accept: (key) => take(key, draft),
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
