import { join } from 'node:path';
import { bucketOf } from '@afterglow/kit/bucket';
import type { ApiConfig } from '#app/api-environment.ts';
import { createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** The configured storage: a bucket when S3_BUCKET is set, else a folder next to the database. */
export function createFileStorage(config: ApiConfig, folder: string): FileStorage {
  // The start has rejected incomplete sets.
  const bucket = bucketOf(config);
  return bucket === undefined ? createFolderStorage(join(folder, 'media', 'uploads')) : createBucketStorage(bucket);
}
