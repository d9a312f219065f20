import { join } from 'node:path';
import { bucketOf } from '@afterglow/kit/bucket';
import type { RecordingArchive } from '@afterglow/audio';
import type { ApiConfig } from '#app/api-environment.ts';
import { createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { archiveIn } from './recording-archive.ts';

/** Where the service's files are. */
export interface Storages {
  /** A bucket when S3_BUCKET is set, else a folder next to the database. */
  readonly files: FileStorage;
  /** The recordings of all instances, in the bucket. */
  readonly archive: RecordingArchive | undefined;
  /** The folder that a site used before it had a bucket. */
  readonly former: FileStorage | undefined;
}

export function openStorages(config: ApiConfig, folder: string): Storages {
  // The start has rejected incomplete sets.
  const bucket = bucketOf(config);
  const uploads = createFolderStorage(join(folder, 'media', 'uploads'));
  if (bucket === undefined) return { files: uploads, archive: undefined, former: undefined };
  const files = createBucketStorage(bucket);
  return { files, archive: archiveIn(files), former: uploads };
}
