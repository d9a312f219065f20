import { join } from 'node:path';
import type { Metrics } from '@afterglow/kit';
import { bucketOf, type BucketVariables } from '@afterglow/kit/bucket';
import type { RecordingArchive } from '@afterglow/audio';
import { createBucketStorage } from './bucket-storage.ts';
import { COVERS_FOLDER, type FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { archiveIn, RECORDINGS_FOLDER } from './recording-archive.ts';

const MEDIA_FOLDER = 'media';

/** Where the service's files are. */
export interface Storages {
  /** A bucket when S3_BUCKET is set, else a folder next to the database. */
  readonly files: FileStorage;
  /** The recordings of all instances, in the bucket. */
  readonly archive: RecordingArchive | undefined;
  /** The folder that a site used before it had a bucket. */
  readonly former: FileStorage | undefined;
}

export function openStorages(config: BucketVariables, folder: string, metrics?: Metrics): Storages {
  // The start has rejected incomplete sets.
  const bucket = bucketOf(config);
  const uploads = createFolderStorage(join(folder, MEDIA_FOLDER, 'uploads'));
  if (bucket === undefined) return { files: uploads, archive: undefined, former: undefined };
  const files = createBucketStorage(bucket, metrics);
  return { files, archive: archiveIn(files), former: uploads };
}

/** The sizes of the recordings and covers in a service's folder and bucket, by name. */
export async function listMedia(config: BucketVariables, folder: string): Promise<ReadonlyMap<string, number>> {
  const { files, archive, former } = openStorages(config, folder);
  const bucketed = archive === undefined ? undefined : files;
  const lists = await Promise.all([
    createFolderStorage(join(folder, MEDIA_FOLDER)).list(RECORDINGS_FOLDER),
    (former ?? files).list(COVERS_FOLDER),
    bucketed?.list(COVERS_FOLDER),
    bucketed?.list(RECORDINGS_FOLDER),
  ]);
  return new Map(lists.flatMap((list) => [...(list ?? [])]));
}
