import { join } from 'node:path';
import type { ApiConfig } from '#app/api-environment.ts';
import { type Bucket, createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** The configured storage: a bucket when S3_BUCKET is set, else a folder beside the database. */
export function createFileStorage(config: ApiConfig, folder: string): FileStorage {
  const bucket = bucketOf(config);
  return bucket === undefined ? createFolderStorage(join(folder, 'media', 'uploads')) : createBucketStorage(bucket);
}

function bucketOf(config: ApiConfig): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region = 'us-east-1' } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  // The start has refused incomplete sets.
  if (name === undefined || endpoint === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, name, region, accessKeyId, secretAccessKey };
}
